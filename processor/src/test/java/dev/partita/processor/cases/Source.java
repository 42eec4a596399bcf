package dev.partita.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Java source of a design case.
 *
 * @param name the file's name
 * @param text what it holds
 */
record Source(String name, String text) {

    /** The sources that lie in a folder, by their names; those of folders inside it aside. */
    static List<Source> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".java"))
                    .sorted()
                    .map(Source::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same without the comments that say what is expected. */
    String shown() {
        return Expectation.strip(text);
    }

    /** Writes it into a folder. */
    Path into(Path folder) {
        try {
            return Files.writeString(Files.createDirectories(folder).resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Source read(Path file) {
        try {
            return new Source(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
