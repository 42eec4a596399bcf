package dev.partita.processor.cases;

import dev.partita.processor.PartitaProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Compiles sources with Partita in a folder of their own, as a user's build does. */
final class CaseCompiler implements AutoCloseable {

    private static final List<String> USERS = List.of(
            "annotations", "partita-runtime", "/runtime/", "jspecify", "amazon", "reactive-streams", "slf4j-api");

    private static final Map<DesignFolder, List<Message>> OF_WRONG = new ConcurrentHashMap<>();

    private final Path folder;
    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final JavaCompiler eclipse = new EclipseCompiler();
    private final StandardJavaFileManager javacFiles = javac.getStandardFileManager(null, Locale.ROOT, null);
    private int compilations;

    CaseCompiler(Path folder) {
        this.folder = folder;
    }

    /** What javac says of what is wrong, compiled once for all tests that want to know. */
    List<Message> javacOfWrong(DesignFolder design) {
        return OF_WRONG.computeIfAbsent(design, d -> javac(d, d.wrong()));
    }

    /** What javac says of a case's sources. */
    List<Message> javac(DesignFolder design, List<Source> sources) {
        return compile(javac, sources, classPath(design), List.of("-proc:only", "-Xlint:-options"));
    }

    /** What javac says of a case's sources and of all that is generated for them. */
    List<Message> javacWhole(DesignFolder design, List<Source> sources) {
        return compile(javac, sources, classPath(design), List.of("-Xlint:all,-processing,-classfile,-options"));
    }

    /** What Eclipse's compiler says of a case's sources. */
    List<Message> eclipse(DesignFolder design, List<Source> sources) {
        return compile(eclipse, sources, classPath(design), List.of("-proc:only", "--release", "17"));
    }

    private String classPath(DesignFolder design) {
        String gone = library(design.gone(), users(), List.of());
        String library = library(design.library(), gone + users(), List.of());
        String plain = library(design.plainLibrary(), users(), List.of("-proc:none"));
        return library + plain + users();
    }

    private String library(List<Source> sources, String classPath, List<String> options) {
        if (sources.isEmpty()) {
            return "";
        }
        List<Message> messages = compile(javac, sources, classPath, options);
        if (!messages.isEmpty()) {
            throw new IllegalStateException("the library of a case doesn't compile: " + messages);
        }
        return next(0).resolve("classes") + File.pathSeparator;
    }

    private List<Message> compile(JavaCompiler compiler, List<Source> sources, String classPath, List<String> options) {
        Path own = next(1);
        List<Path> files = sources.stream().map(s -> s.into(own)).toList();
        Path classes = created(own.resolve("classes"));
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-d", classes.toString(), "-s", classes.toString(), "-cp", classPath));
        if (compiler.equals(javac)) {
            return run(javac, javacFiles, files, arguments);
        }
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
            return run(compiler, manager, files, arguments);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Message> run(
            JavaCompiler compiler, StandardJavaFileManager manager, List<Path> files, List<String> arguments) {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task = compiler.getTask(
                new StringWriter(), manager, found, arguments, null, manager.getJavaFileObjectsFromPaths(files));
        if (!arguments.contains("-proc:none")) {
            task.setProcessors(List.of(new PartitaProcessor()));
        }
        task.call();
        return found.getDiagnostics().stream().map(Message::of).toList();
    }

    private Path next(int step) {
        compilations += step;
        return folder.resolve(String.valueOf(compilations));
    }

    private static Path created(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What users compile against: the vocabulary, the runtime and the SDK. */
    private static String users() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> USERS.stream().anyMatch(entry::contains))
                .filter(entry -> !entry.contains("test-classes"))
                .filter(entry -> !entry.contains("errorprone") && !entry.contains("auto-service"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public void close() {
        try {
            javacFiles.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
