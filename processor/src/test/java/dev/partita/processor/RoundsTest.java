package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** Types that other processors write, types that nobody writes, and our own faults. */
class RoundsTest {

    private static final String SHOP = """
            // file test/Things.java
            package test;
            import dev.partita.*;
            @Table(name = "Things", items = Thing.class)
            public interface Things {
                @AccessPattern("a thing") Thing thing(String id);
            }
            // file test/Thing.java
            package test;
            import dev.partita.*;
            @Partition("T#{id}")
            public record Thing(String id, Color color) {}
            // file test/Bad.java
            package test;
            import dev.partita.*;
            @Partition("T#{idd}")
            public record Bad(String id) {}
            """;

    /** Writes {@code test.Color} in its first round. */
    @SupportedAnnotationTypes("*")
    private static final class Painter extends AbstractProcessor {

        private boolean painted;

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!painted) {
                painted = true;
                try (Writer file =
                        processingEnv.getFiler().createSourceFile("test.Color").openWriter()) {
                    file.write("package test; public enum Color { RED }");
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }
    }

    private static Compilation compile(String sources, Processor... processors) {
        return Compiler.javac().withProcessors(processors).compile(Sources.files(sources));
    }

    @Test
    void aTypeThatAnotherProcessorWritesIsWaitedFor() {
        Compilation compilation =
                compile(SHOP.substring(0, SHOP.indexOf("// file test/Bad")), new PartitaProcessor(), new Painter());
        assertThat(compilation.diagnostics()).isEmpty();
        assertThat(compilation.generatedSourceFiles())
                .extracting(f -> f.getName())
                .anyMatch(n -> n.endsWith("ThingCodec.java"))
                .anyMatch(n -> n.endsWith("DynamoThings.java"));
    }

    @Test
    void aTypeThatNobodyWritesIsLeftToTheCompiler() {
        Compilation compilation = compile(SHOP, new PartitaProcessor());
        List<String> messages =
                compilation.errors().stream().map(d -> d.getMessage(null)).toList();
        assertThat(messages)
                .hasSize(2)
                .anySatisfy(m -> assertThat(m).contains("cannot find symbol").contains("class Color"))
                .anySatisfy(m -> assertThat(m).startsWith("[TPL002] Bad, @Partition"));
    }

    @Test
    void strictMakesErrorsOfWarningsAndNothingElse() {
        assertThat(Options.of(java.util.Map.of())).isEqualTo(new Options(false, false));
        assertThat(Options.of(java.util.Map.of("partita.strict", "true", "partita.debug", "true")))
                .isEqualTo(new Options(true, true));
        assertThat(Options.of(java.util.Map.of("partita.strict", "false"))).isEqualTo(new Options(false, false));
    }
}
