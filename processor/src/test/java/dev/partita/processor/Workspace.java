package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A folder with sources that are compiled together or one by one, as build tools do it. */
final class Workspace {

    private final Path sources;
    private final Path classes;
    private final List<String> options = new ArrayList<>();

    Workspace(Path folder) {
        this.sources = create(folder.resolve("sources"));
        this.classes = create(folder.resolve("classes"));
    }

    /** Writes sources that are separated by lines {@code // file …}. */
    Workspace with(String text) {
        for (JavaFileObject file : Sources.files(text)) {
            try {
                Path path = sources.resolve(file.getName().replaceFirst("^/", ""));
                create(path.resolve("..").normalize());
                Files.writeString(path, file.getCharContent(false));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return this;
    }

    Workspace using(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    Path classes() {
        return classes;
    }

    /** Compiles everything, with everything that is wrong. */
    List<String> compileAll() {
        return compile(find(sources, ".java"));
    }

    /** Compiles these sources alone, against the class files of the rest. */
    List<String> compileOnly(String... files) {
        return compile(Stream.of(files).map(sources::resolve).toList());
    }

    /** Deletes what an incremental build deletes before it compiles a source again. */
    void forget(String... classNames) {
        for (String name : classNames) {
            for (Path file : find(classes, "")) {
                String path = classes.relativize(file).toString();
                if (path.matches(name + "(\\$.*)?\\.(class|java)")) {
                    file.toFile().delete();
                }
            }
        }
    }

    /** Every file that was written, by its path. */
    Map<String, byte[]> written() {
        Map<String, byte[]> files = new TreeMap<>();
        for (Path file : find(classes, "")) {
            try {
                files.put(classes.relativize(file).toString(), Files.readAllBytes(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private List<String> compile(List<Path> files) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = javac.getStandardFileManager(found, Locale.ROOT, null)) {
            JavaCompiler.CompilationTask task =
                    javac.getTask(null, manager, found, arguments(), null, manager.getJavaFileObjectsFromPaths(files));
            if (!options.contains("-proc:none")) {
                task.setProcessors(List.of(new PartitaProcessor()));
            }
            task.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.getDiagnostics().stream().map(Workspace::text).toList();
    }

    private List<String> arguments() {
        List<String> arguments =
                new ArrayList<>(List.of("-d", classes.toString(), "-Xlint:all,-processing,-classfile"));
        if (!options.contains("-cp") && !options.contains("--module-path")) {
            arguments.addAll(
                    List.of("-cp", classes + java.io.File.pathSeparator + System.getProperty("java.class.path")));
        }
        arguments.addAll(options);
        return arguments;
    }

    private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
        return (diagnostic.getSource() == null
                        ? ""
                        : Path.of(diagnostic.getSource().getName()).getFileName() + ":") + diagnostic.getLineNumber()
                + " " + diagnostic.getMessage(Locale.ROOT);
    }

    private static Path create(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> find(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(f -> f.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails if the two differ in names or bytes of files. */
    static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found) {
        assertThat(found.keySet()).isEqualTo(expected.keySet());
        expected.forEach((name, bytes) -> assertThat(found.get(name)).as(name).isEqualTo(bytes));
    }
}
