package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The processor in Eclipse's compiler: the same classes, and messages that name the place, since few have a line. */
class EclipseCompilerTest {

    private static final Path SHOP = Path.of("..", "examples", "shop", "src", "main", "java", "shop");

    @TempDir
    private Path folder;

    @Test
    void theShop() throws IOException {
        List<Path> sources = Stream.of(
                        "Shop",
                        "Customer",
                        "Order",
                        "Status",
                        "LineItem",
                        "CustomerWithOrders",
                        "OrderWithItems",
                        "PlainShop",
                        "PlainCustomer",
                        "PlainOrder",
                        "PlainLine",
                        "PlainCustomerWithOrders")
                .map(name -> SHOP.resolve(name + ".java"))
                .toList();
        assertThat(messages(compile(sources), "\\[.*")).isEmpty();
        assertThat(folder.resolve("shop/DynamoShop.class")).exists();
        assertThat(folder.resolve("shop/OrderCodec.class")).exists();
    }

    @Test
    void messagesNameThePlace() throws IOException {
        Path thing = Files.writeString(folder.resolve("Thing.java"), """
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                @IndexKey(index = "A", partition = "{x}")
                @IndexKey(index = "B", partition = "{id}", when = "name present")
                public record Thing(String id, Object any, @Nullable String name, @Nullable int n) {}
                """);
        Path things = Files.writeString(folder.resolve("Things.java"), """
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                public interface Things {
                    @AccessPattern("a") String find(String id);
                }
                """);
        assertThat(errors(compile(List.of(thing, things))))
                .containsExactlyInAnyOrder(
                        "[TPL002] Thing, @IndexKey A: Thing has no component x: it has id, name",
                        "[ATT001] Thing.any: Partita can't store Object.",
                        "[ATT004] Thing.n: a primitive int can't be null.",
                        "[PAT021] Things.find: it returns String, but an access pattern returns T, @Nullable T,");
    }

    @Test
    void warningsAreSilencedAndMadeErrors() throws IOException {
        Path things = Files.writeString(folder.resolve("Things.java"), """
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Things", items = {Things.Thing.class, Things.Other.class})
                public interface Things {
                    @Partition("THINGS") @Sort("{id}")
                    record Thing(String id) {}
                    @Partition("OTHERS") @Sort("{id}") @SuppressWarnings("KEY030")
                    record Other(String id) {}
                    @AccessPattern("a") List<Thing> all();
                    @AccessPattern("b") List<Thing> again();
                    @AccessPattern("c") List<Other> others();
                    @AccessPattern("d") @SuppressWarnings("PAT028") List<Other> othersAgain();
                }
                """);
        assertThat(messages(compile(List.of(things)), "\\[.*"))
                .containsExactlyInAnyOrder(
                        "WARNING [KEY030] Things.Thing: the partition THINGS doesn't spread: it has no placeholder, so each"
                                + " Things.Thing lies in this one partition.",
                        "WARNING [PAT028] Things.again(): it is the same as Things.all(), by request, limit and result.");
        assertThat(errors(compile(List.of(things), "-Apartita.strict=true"))).hasSize(2);
    }

    /** The first lines of those that begin so, behind their kind. */
    private static List<String> messages(List<Diagnostic<? extends JavaFileObject>> diagnostics, String beginning) {
        return diagnostics.stream()
                .filter(d -> d.getMessage(Locale.ROOT).matches("(?s)" + beginning))
                .map(d -> d.getKind() + " "
                        + d.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
                .toList();
    }

    private static List<String> errors(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        return diagnostics.stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(d -> d.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
                .map(m -> m.replaceAll("(@Nullable T,) .*", "$1"))
                .toList();
    }

    private List<Diagnostic<? extends JavaFileObject>> compile(List<Path> sources, String... more) throws IOException {
        JavaCompiler eclipse = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = eclipse.getStandardFileManager(found, Locale.ROOT, null)) {
            List<String> options = new ArrayList<>(
                    List.of("-d", folder.toString(), "-s", folder.toString(), "--release", "17", "-cp", classPath()));
            options.addAll(List.of(more));
            JavaCompiler.CompilationTask task = eclipse.getTask(
                    new StringWriter(), manager, found, options, null, manager.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(List.of(new PartitaProcessor()));
            task.call();
        }
        return new ArrayList<>(found.getDiagnostics());
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("test-classes"))
                .reduce((a, b) -> a + File.pathSeparator + b)
                .orElseThrow();
    }
}
