package dev.partita.it.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * A JDK with its javac.
 *
 * @param home where it is, or the empty path for the one that runs this
 * @param feature 17, 25
 */
record Jdk(Path home, int feature) {

    private static final Path USUAL_PLACE = Path.of("/usr/lib/jvm");
    private static final List<Integer> WANTED = List.of(17, 25);

    /** The JDK that runs this, and one of each other version that tests also run on, where there is one. */
    static List<Jdk> all() {
        int running = Runtime.version().feature();
        List<Jdk> all = new ArrayList<>(List.of(new Jdk(Path.of(""), running)));
        WANTED.stream()
                .filter(feature -> feature != running)
                .forEach(feature -> candidates(feature)
                        .filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                        .filter(home -> release(home).contains("JAVA_VERSION=\"" + feature))
                        .findFirst()
                        .ifPresent(home -> all.add(new Jdk(home, feature))));
        return all;
    }

    private static Stream<Path> candidates(int feature) {
        String told = System.getenv("JAVA_" + feature + "_HOME");
        Stream<Path> first = told == null ? Stream.empty() : Stream.of(Path.of(told));
        if (!Files.isDirectory(USUAL_PLACE)) {
            return first;
        }
        try (Stream<Path> homes = Files.list(USUAL_PLACE)) {
            return Stream.concat(first, homes.sorted().toList().stream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String release(Path home) {
        Path file = home.resolve("release");
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it is the one that runs this. */
    boolean isThis() {
        return home.toString().isEmpty();
    }

    /** Runs javac; the answer is what it said, after a first line with its exit code. */
    String javac(List<String> arguments) {
        return isThis() ? here(arguments) : asProcess(arguments);
    }

    private static String here(List<String> arguments) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int code = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        return code + "\n" + said;
    }

    private String asProcess(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/javac").toString()));
        command.addAll(arguments);
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try (InputStream said = process.getInputStream()) {
                String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
                if (!process.waitFor(2, TimeUnit.MINUTES)) {
                    process.destroyForcibly();
                    throw new AssertionError("javac did not end: " + text);
                }
                return process.exitValue() + "\n" + text;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public String toString() {
        return "JDK " + feature;
    }
}
