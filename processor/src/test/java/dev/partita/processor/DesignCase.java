package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Sources that say themselves what is wrong with them: a comment {@code // error: ATT001 "text"} at the end of the
 * guilty line, several of them separated by {@code ;}, and {@code // warning: KEY030 "text"} likewise. Every other message is a failure.
 */
final class DesignCase {

    private static final Pattern LINE = Pattern.compile("// (error|warning): (.*)$");
    private static final Pattern EXPECTED = Pattern.compile("([A-Z]{3}\\d{3}) \"([^\"]*)\"");

    private DesignCase() {}

    /** A message as the compiler prints it, without the file. */
    record Message(long line, String text) {}

    /** Compiles the sources and compares the messages with the comments. */
    static void check(String sources) {
        List<JavaFileObject> files = Sources.files(sources);
        List<String> expected = new ArrayList<>();
        for (JavaFileObject file : files) {
            expected.addAll(expectations(file));
        }
        List<Diagnostic<? extends JavaFileObject>> found =
                new ArrayList<>(compile(files).diagnostics());
        List<String> missing = new ArrayList<>();
        for (String expectation : expected) {
            String[] parts = expectation.split("\\|", 4);
            boolean there = found.removeIf(d -> place(d).equals(parts[0])
                    && d.getKind().name().equalsIgnoreCase(parts[2])
                    && d.getMessage(Locale.ROOT).startsWith("[" + parts[1] + "]")
                    && d.getMessage(Locale.ROOT).contains(parts[3]));
            if (!there) {
                missing.add(expectation);
            }
        }
        List<String> unexpected = found.stream()
                .map(d -> place(d) + " " + d.getMessage(Locale.ROOT))
                .toList();
        assertThat(unexpected).as("unexpected; missing: %s", missing).isEmpty();
        assertThat(missing).as("missing").isEmpty();
        assertThat(expected).as("a case expects something").isNotEmpty();
    }

    /** Compiles the sources, of which nothing is wrong. */
    static void clean(String sources) {
        assertThat(compile(Sources.files(sources)).diagnostics()).isEmpty();
    }

    static Compilation compile(List<JavaFileObject> files) {
        return Compiler.javac()
                .withOptions("-proc:only", "-Xlint:-options")
                .withProcessors(new PartitaProcessor())
                .compile(files);
    }

    private static List<String> expectations(JavaFileObject file) {
        List<String> expected = new ArrayList<>();
        String[] lines = text(file).split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher line = LINE.matcher(lines[i]);
            if (line.find()) {
                Matcher one = EXPECTED.matcher(line.group(2));
                while (one.find()) {
                    expected.add(
                            String.join("|", name(file) + ":" + (i + 1), one.group(1), line.group(1), one.group(2)));
                }
            }
        }
        return expected;
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        return source == null ? "nowhere" : name(source) + ":" + diagnostic.getLineNumber();
    }

    private static String name(JavaFileObject file) {
        String path = file.toUri().getPath();
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static String text(JavaFileObject file) {
        try {
            return file.getCharContent(false).toString();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
