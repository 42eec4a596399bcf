package dev.partita.processor;

import dev.partita.processor.read.JavaModel;
import dev.partita.processor.report.MessagerReporter;
import dev.partita.processor.schema.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * One run of the compiler. Types that can't be read yet, since another processor may write what they name, wait for the
 * next round; only names are kept between rounds.
 */
final class Build {

    private final ProcessingEnvironment environment;
    private final Options options;
    private final JavaModel model;

    /** The types that wait, each with the name of what it waits for. */
    private final Map<String, String> waiting = new LinkedHashMap<>();

    Build(ProcessingEnvironment environment) {
        this.environment = environment;
        this.options = Options.of(environment.getOptions());
        this.model = new JavaModel(environment.getElementUtils(), environment.getTypeUtils());
    }

    void round(RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            model.compiles(root);
        }
        if (round.processingOver()) {
            complain(round);
            return;
        }
        List<TypeElement> types = new ArrayList<>();
        for (String name : waiting.keySet()) {
            TypeElement type = environment.getElementUtils().getTypeElement(name);
            if (type != null) {
                types.add(type);
            }
        }
        types.addAll(DesignTypes.in(round.getRootElements()));
        waiting.clear();
        waiting.putAll(new Stages(environment, model, options).run(types));
    }

    /** The compiler itself says which types of its sources are missing; it is silent about those of class files. */
    private void complain(RoundEnvironment round) {
        if (round.errorRaised()) {
            return;
        }
        waiting.forEach((type, missing) -> {
            TypeElement element = environment.getElementUtils().getTypeElement(type);
            if (element != null && MissingTypes.onlyInClassFiles(element, model)) {
                environment
                        .getMessager()
                        .printMessage(
                                Diagnostic.Kind.ERROR,
                                MessagerReporter.text(MissingTypes.finding(element, missing, Origin.NONE)),
                                element);
            }
        });
    }
}
