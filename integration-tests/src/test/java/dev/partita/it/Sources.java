package dev.partita.it;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Java sources that a test hands to javac with the processor, in this process. */
public final class Sources {

    /** What most designs import. */
    public static final String IMPORTS = """
            import dev.partita.*;
            import dev.partita.runtime.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;
            import java.util.stream.*;
            import org.jspecify.annotations.*;
            """;

    private static final Pattern FIRST_TYPE =
            Pattern.compile("(?m)^(?:public |final |sealed )*(?:interface|class|record|enum) (\\w+)");

    private final Map<String, String> texts = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>();
    private boolean werror = true;

    /** A design in the package {@code design}, with {@link #IMPORTS}; the file is named after its first type. */
    public static Sources design(String types) {
        Matcher type = FIRST_TYPE.matcher(types);
        if (!type.find()) {
            throw new IllegalArgumentException("no type in " + types);
        }
        return new Sources().file("design/" + type.group(1) + ".java", "package design;\n" + IMPORTS + types);
    }

    /** Adds a file. */
    public Sources file(String path, String text) {
        texts.put(path, text);
        return this;
    }

    /** Adds an option of javac. */
    public Sources option(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Lets warnings be warnings. */
    public Sources warningsAllowed() {
        werror = false;
        return this;
    }

    /** Compiles everything, by default with all warnings as errors; class files and generated sources go into the folder. */
    public Compilation compile(Path folder) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            Files.createDirectories(folder);
            boolean done = javac.getTask(rest, files, diagnostics, javacOptions(folder), null, units())
                    .call();
            return new Compilation(done, diagnostics.getDiagnostics(), rest.toString(), folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> javacOptions(Path folder) {
        List<String> all = new ArrayList<>(List.of(
                "-processor",
                "dev.partita.processor.PartitaProcessor",
                "-d",
                folder.toString(),
                "-s",
                folder.toString(),
                "-Xlint:all,-processing,-auxiliaryclass"));
        if (werror) {
            all.add("-Werror");
        }
        if (!options.contains("--release")) {
            all.addAll(List.of("--release", "17"));
        }
        all.addAll(options);
        return all;
    }

    private List<JavaFileObject> units() {
        return texts.entrySet().stream()
                .map(e -> (JavaFileObject) new Unit(e.getKey(), e.getValue()))
                .toList();
    }

    /** One source text. */
    private static final class Unit extends SimpleJavaFileObject {

        private final String text;

        Unit(String path, String text) {
            super(URI.create("mem:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /**
     * What became of the sources.
     *
     * @param done whether there was no error
     * @param rest what javac printed beside its diagnostics
     */
    public record Compilation(
            boolean done, List<Diagnostic<? extends JavaFileObject>> diagnostics, String rest, Path folder) {

        /** The text of every error. */
        public List<String> errors() {
            return diagnostics.stream()
                    .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                    .map(d -> d.getMessage(Locale.ROOT))
                    .toList();
        }

        /** The source text on which each error stands. */
        public List<String> places() {
            return diagnostics.stream()
                    .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                    .map(Compilation::place)
                    .toList();
        }

        private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
            JavaFileObject source = diagnostic.getSource();
            if (source == null || diagnostic.getStartPosition() == Diagnostic.NOPOS) {
                return "";
            }
            try {
                return source.getCharContent(true)
                        .subSequence((int) diagnostic.getStartPosition(), (int) diagnostic.getEndPosition())
                        .toString();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Everything that was said, for a message. */
        public String said() {
            StringBuilder out = new StringBuilder(rest);
            diagnostics.forEach(d -> out.append(d).append('\n'));
            return out.toString();
        }
    }
}
