package dev.partita.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The processor as compilers see it. What it does in each round is in {@link Build} and {@link Stages}. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("dev.partita.*")
@SupportedOptions({Options.STRICT, Options.DEBUG})
public final class PartitaProcessor extends AbstractProcessor {

    private @Nullable Build build;

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        build = new Build(environment);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (build != null) {
            build.round(round);
        }
        return false;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
