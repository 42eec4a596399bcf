package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** What Gradle relies on when a processor calls itself isolating: each file names the one element that it comes from. */
class OneOriginTest {

    private static final String BOOK = """
            package library;
            @dev.partita.Partition("BOOK#{isbn}") @dev.partita.Sort("BOOK")
            public record Book(String isbn, String title) {}
            """;
    private static final String LIBRARY = """
            package library;
            @dev.partita.Table(name = "Library", items = Book.class)
            public interface Library {
                @dev.partita.AccessPattern("a book")
                java.util.Optional<Book> book(String isbn);
            }
            """;

    @Test
    void eachFileNamesTheOneElementThatItComesFrom() {
        Recording recording = new Recording();
        Compilation compilation = Compiler.javac()
                .withProcessors(recording)
                .compile(
                        JavaFileObjects.forSourceString("library.Book", BOOK),
                        JavaFileObjects.forSourceString("library.Library", LIBRARY));
        CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
        assertThat(recording.origins)
                .containsEntry("library.BookCodec", List.of("library.Book"))
                .containsEntry("library.DynamoLibrary", List.of("library.Library"))
                .containsEntry("library.LibrarySchema", List.of("library.Library"))
                .allSatisfy((file, origins) -> assertThat(origins).as(file).hasSize(1));
    }

    /** The processor, with a filer that keeps what each file is said to come from. */
    private static final class Recording extends AbstractProcessor {

        private final PartitaProcessor processor = new PartitaProcessor();
        private final Map<String, List<String>> origins = new TreeMap<>();

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Filer filer = proxy(Filer.class, environment.getFiler(), this::keep);
            processor.init(proxy(
                    ProcessingEnvironment.class,
                    environment,
                    (name, arguments, result) -> name.equals("getFiler") ? filer : result));
        }

        private Object keep(String name, Object[] arguments, Object result) {
            if (name.equals("createSourceFile") || name.equals("createResource")) {
                Element[] from = (Element[]) arguments[arguments.length - 1];
                String file = name.equals("createSourceFile") ? arguments[0].toString() : arguments[2].toString();
                origins.put(file, Arrays.stream(from).map(Object::toString).toList());
            }
            return result;
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            processor.process(annotations, round);
            return false;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return processor.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }
    }

    /** Looks at the answer to a call, or gives another. */
    private interface Answer {
        Object of(String name, Object[] arguments, Object result);
    }

    private static <T> T proxy(Class<T> type, T real, Answer answer) {
        InvocationHandler handler = (self, method, arguments) -> {
            try {
                return answer.of(
                        method.getName(),
                        arguments == null ? new Object[0] : arguments,
                        method.invoke(real, arguments));
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
