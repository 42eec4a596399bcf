package dev.partita.processor.write;

import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes classes into a compilation as the processor would, each with a record as its origin. */
@SupportedAnnotationTypes("*")
final class WritingProcessor extends AbstractProcessor {

    private final Map<JavaType, TypeSpec> classes;
    private boolean done;

    WritingProcessor(Map<JavaType, TypeSpec> classes) {
        this.classes = classes;
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!done) {
            SourceFiles files = new SourceFiles(processingEnv.getElementUtils(), processingEnv.getFiler());
            TypeElement origin =
                    (TypeElement) round.getRootElements().iterator().next();
            classes.forEach((type, spec) -> write(files, type, spec, origin));
            done = true;
        }
        return false;
    }

    private static void write(SourceFiles files, JavaType type, TypeSpec spec, TypeElement origin) {
        try {
            files.write(type, spec, origin);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
