package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.junit.jupiter.api.Test;

/** The processor never throws: what fails in it is told at the type that was being compiled. */
class OwnFaultTest {

    private static final String THING = """
            // file test/Thing.java
            package test;
            import dev.partita.*;
            @Partition("T#{id}")
            public record Thing(String id) {}
            """;

    /** Runs Partita's with a compiler that fails at one question. */
    @SupportedAnnotationTypes("*")
    @SupportedOptions({Options.DEBUG})
    private static final class Failing extends AbstractProcessor {

        private final PartitaProcessor partita = new PartitaProcessor();

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Elements elements = failing(Elements.class, environment.getElementUtils(), "getPackageOf", null);
            partita.init(failing(ProcessingEnvironment.class, environment, "getElementUtils", elements));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            partita.process(annotations, round);
            return false;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        private static <T> T failing(
                Class<T> type, T real, String method, @org.jspecify.annotations.Nullable Object answer) {
            return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (p, m, arguments) -> {
                if (!m.getName().equals(method)) {
                    return forward(m, real, arguments);
                }
                if (answer == null) {
                    throw new IllegalStateException("out of order");
                }
                return answer;
            }));
        }

        private static Object forward(java.lang.reflect.Method method, Object real, Object[] arguments)
                throws Throwable {
            try {
                return method.invoke(real, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    private static List<String> errors(String... options) {
        Compilation compilation = Compiler.javac()
                .withOptions((Object[]) options)
                .withProcessors(new Failing())
                .compile(Sources.files(THING));
        return compilation.errors().stream()
                .map(d -> d.getLineNumber() + " " + d.getMessage(Locale.ROOT))
                .toList();
    }

    @Test
    void aFaultIsAMessage() {
        assertThat(errors())
                .singleElement()
                .asString()
                .startsWith("4 [GEN000] Thing: Partita failed here: java.lang.IllegalStateException: out of order.")
                .contains("please report it, with what -Apartita.debug=true prints");
    }

    @Test
    void itsTraceIsThereForThoseWhoAsk() {
        assertThat(errors("-Apartita.debug=true"))
                .singleElement()
                .asString()
                .contains("please report it:", "at dev.partita.processor");
    }
}
