package dev.partita.it.build;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Files of a build. */
record Folder(Path path) {

    /** Writes a source file. */
    Path write(String file, String text) {
        try {
            Path target = path.resolve(file);
            Files.createDirectories(target.getParent());
            return Files.writeString(target, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every file by its path, with its bytes as text. */
    Map<String, String> contents() {
        Map<String, String> contents = new TreeMap<>();
        for (Path file : files()) {
            try {
                contents.put(
                        path.relativize(file).toString(),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return contents;
    }

    /** Every file of that ending. */
    List<Path> files(String ending) {
        return files().stream().filter(f -> f.toString().endsWith(ending)).toList();
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(path)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A copy without the files of these types. */
    Folder copyWithout(Path target, List<String> types) {
        for (Path file : files()) {
            String name = file.getFileName().toString();
            boolean left = types.stream()
                    .anyMatch(type ->
                            name.equals(type + ".class") || name.equals(type + ".java") || name.startsWith(type + "$"));
            if (!left) {
                copy(file, target.resolve(path.relativize(file).toString()));
            }
        }
        return new Folder(target);
    }

    private static void copy(Path file, Path target) {
        try {
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class files as a jar. */
    Path jar(Path target) {
        try (OutputStream file = Files.newOutputStream(target);
                JarOutputStream jar = new JarOutputStream(file)) {
            for (Path entry : files()) {
                if (!entry.toString().endsWith(".java")) {
                    jar.putNextEntry(new JarEntry(path.relativize(entry).toString()));
                    jar.write(Files.readAllBytes(entry));
                }
            }
            return target;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
