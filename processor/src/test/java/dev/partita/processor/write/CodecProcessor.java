package dev.partita.processor.write;

import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.check.ItemRules;
import dev.partita.processor.read.DesignReader;
import dev.partita.processor.read.JavaModel;
import dev.partita.processor.read.Unit;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/** Writes the codecs of a user's records, and nothing else. */
@SupportedAnnotationTypes("*")
final class CodecProcessor extends AbstractProcessor {

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        JavaModel model = new JavaModel(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
        round.getRootElements().forEach(model::compiles);
        DesignReader reader = new DesignReader(model, ItemRules::check);
        for (TypeElement type : types(new ArrayList<>(round.getRootElements()))) {
            reader.begin(type);
            write(reader, type);
        }
        return false;
    }

    private static List<TypeElement> types(List<? extends Element> elements) {
        List<TypeElement> types = new ArrayList<>();
        for (TypeElement type : ElementFilter.typesIn(elements)) {
            types.add(type);
            types.addAll(types(type.getEnclosedElements()));
        }
        return types;
    }

    private void write(DesignReader reader, TypeElement type) {
        if (carries(type, "Partition")) {
            sound(reader.item(type), i -> write(i.codec(), CodecWriter.write(i), type));
        } else if (carries(type, "Embedded")) {
            sound(reader.embedded(type), e -> write(e.codec(), EmbeddedCodecWriter.write(e), type));
        } else if (carries(type, "View")) {
            sound(reader.view(type), v -> write(v.codec(), ViewCodecWriter.write(v), type));
        }
    }

    private static boolean carries(TypeElement type, String annotation) {
        return type.getAnnotationMirrors().stream()
                .anyMatch(m -> m.getAnnotationType().toString().equals("dev.partita." + annotation));
    }

    private <T> void sound(Unit<T> unit, Consumer<T> writer) {
        unit.findings()
                .all()
                .forEach(f ->
                        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, f.error() + " " + f.text()));
        unit.read().ifPresent(writer);
    }

    private void write(JavaType codec, TypeSpec spec, TypeElement origin) {
        try {
            new SourceFiles(processingEnv.getElementUtils(), processingEnv.getFiler()).write(codec, spec, origin);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
