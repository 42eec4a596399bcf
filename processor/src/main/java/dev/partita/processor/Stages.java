package dev.partita.processor;

import dev.partita.processor.check.ItemRules;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.read.DesignReader;
import dev.partita.processor.read.JavaModel;
import dev.partita.processor.read.UnresolvedType;
import dev.partita.processor.report.MessagerReporter;
import dev.partita.processor.write.GeneratedClasses;
import dev.partita.processor.write.SourceFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** What is done in one round: each type is read, checked and planned; what is sound is written, the rest is reported. */
final class Stages {

    private final JavaModel model;
    private final Options options;
    private final DesignReader reader;
    private final MessagerReporter reporter;
    private final GeneratedClasses classes;
    private final List<Finding> faults = new ArrayList<>();
    private final List<TypeOutcome> outcomes = new ArrayList<>();

    Stages(ProcessingEnvironment environment, JavaModel model, Options options) {
        this.model = model;
        this.options = options;
        this.reader = new DesignReader(model, ItemRules::check);
        this.reporter = new MessagerReporter(environment, reader.sources(), options.strict());
        this.classes = new GeneratedClasses(new SourceFiles(environment.getElementUtils(), environment.getFiler()));
    }

    /** Compiles the types; returns those that have to wait, each with the name of the type that is missing. */
    Map<String, String> run(List<TypeElement> types) {
        Map<String, String> waiting = new LinkedHashMap<>();
        for (TypeElement type : types) {
            try {
                outcomes.addAll(new TypeStages(type, reader, classes).run());
            } catch (UnresolvedType e) {
                waiting.put(type.getQualifiedName().toString(), e.typeName());
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                faults.add(EclipseAbort.missingType(e)
                        .map(missing -> MissingTypes.finding(
                                type, missing, reader.sources().at(type)))
                        .orElseGet(() -> OwnFault.of(type, e, options, reader.sources())));
            }
        }
        new NameClashes(model, reader.sources()).check(outcomes);
        outcomes.stream().filter(TypeOutcome::isSound).forEach(this::write);
        outcomes.forEach(o -> faults.addAll(o.findings().all()));
        reporter.report(faults);
        return waiting;
    }

    private void write(TypeOutcome outcome) {
        for (TypeOutcome.Output output : outcome.outputs()) {
            try {
                output.writing().write();
            } catch (IOException | RuntimeException | StackOverflowError | AssertionError e) {
                faults.add(OwnFault.of(outcome.type(), e, options, reader.sources()));
            }
        }
    }
}
