package dev.partita.processor.write;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.partita.processor.PartitaProcessor;
import java.io.IOException;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Each form of request and result, read from a source and compiled with all lints. */
class RepositoryFormsTest {

    @Test
    void eachFormOfRequestAndResult() throws IOException {
        Compilation compilation = Compiler.javac()
                .withProcessors(new PartitaProcessor())
                .withOptions("-Xlint:all,-processing", "-Werror", "-Xdoclint:all,-missing")
                .compile(JavaFileObjects.forResource("zoo/All.java"));
        CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
        for (String name : List.of("DynamoAll_Zoo", "All_ZooSchema")) {
            JavaFileObject generated =
                    compilation.generatedSourceFile("zoo." + name).orElseThrow();
            Golden.check(
                    "zoo/" + name + ".java", generated.getCharContent(false).toString());
        }
    }
}
