package dev.partita.processor.write;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.partita.processor.PartitaProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class RepositoryGoldenTest {

    private static final Path EXAMPLE = Path.of("../examples/shop/src/main/java/shop");

    @Test
    void theShop() throws IOException {
        Compilation compilation = Compiler.javac()
                .withProcessors(new PartitaProcessor())
                .withOptions("-Xlint:all,-processing", "-Werror", "-Xdoclint:all,-missing")
                .compile(sources());
        assertThat(compilation).succeededWithoutWarnings();
        for (String name : List.of("DynamoShop", "ShopSchema")) {
            String text = compilation
                    .generatedSourceFile("shop." + name)
                    .orElseThrow()
                    .getCharContent(false)
                    .toString();
            Golden.check("shop/" + name + ".java", text);
        }
    }

    private static List<JavaFileObject> sources() throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (String name :
                List.of("Shop", "Customer", "Order", "LineItem", "Status", "CustomerWithOrders", "OrderWithItems")) {
            sources.add(
                    JavaFileObjects.forSourceString("shop." + name, Files.readString(EXAMPLE.resolve(name + ".java"))));
        }
        return sources;
    }
}
