package dev.partita.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A design case: sources that are wrong and say so themselves, in {@code fixed} those that mend them, and in {@code
 * library} those that are compiled beforehand.
 *
 * @param code the code that it is about, or {@code guide}: the name of the folder around it
 * @param folder where it lies
 */
record DesignFolder(String code, Path folder) {

    static final Path CASES = Path.of("src/test/cases");

    private static final String GUIDE = "guide";

    /** Those that are asked for: all, or those whose path begins with {@code -Dcases}. */
    static List<DesignFolder> selected() {
        String beginning = System.getProperty("cases", "");
        return all().stream().filter(d -> d.path().startsWith(beginning)).toList();
    }

    /** All cases, by code and name. */
    static List<DesignFolder> all() {
        return folders(CASES).stream()
                .flatMap(c -> folders(c).stream().map(f -> new DesignFolder(name(c), f)))
                .toList();
    }

    /** The case that a page writes by its code and name. */
    static DesignFolder of(String path) {
        Path folder = CASES.resolve(path);
        return new DesignFolder(path.substring(0, path.indexOf('/')), folder);
    }

    /** Whether it is a step of the guide, which may raise anything. */
    boolean isOfGuide() {
        return code.equals(GUIDE);
    }

    /** The case's name. */
    String name() {
        return name(folder);
    }

    /** The code and the name, which a page writes to show the case. */
    String path() {
        return code + "/" + name();
    }

    /** What is wrong. */
    List<Source> wrong() {
        return Source.in(folder);
    }

    /** What is changed about it. */
    List<Source> mended() {
        return Source.in(folder.resolve("fixed"));
    }

    /** What is right: the mended sources beside those that needed no change. */
    List<Source> right() {
        Map<String, Source> sources = new LinkedHashMap<>();
        wrong().forEach(s -> sources.put(s.name(), s));
        mended().forEach(s -> sources.put(s.name(), s));
        return List.copyOf(sources.values());
    }

    /** What is compiled beforehand, as another module. */
    List<Source> library() {
        return Source.in(folder.resolve("library"));
    }

    /** What is compiled beforehand, as another module that doesn't run Partita. */
    List<Source> plainLibrary() {
        return Source.in(folder.resolve("plain-library"));
    }

    /** What {@link #library()} was compiled with, and is missing now. */
    List<Source> gone() {
        return Source.in(folder.resolve("gone"));
    }

    /** Where the libraries of the mended sources are: in {@code fixed}, if that is what is mended. */
    DesignFolder ofMended() {
        DesignFolder fixed = new DesignFolder(code, folder.resolve("fixed"));
        return fixed.library().isEmpty() && fixed.plainLibrary().isEmpty() ? this : fixed;
    }

    private static String name(Path folder) {
        return folder.getFileName().toString();
    }

    private static List<Path> folders(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
