package dev.partita.processor;

import static dev.partita.processor.diagnostic.DesignError.GEN004;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.read.JavaModel;
import dev.partita.processor.read.SourceMap;
import dev.partita.processor.schema.JavaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/** Generated classes have names of their own. */
final class NameClashes {

    private final JavaModel model;
    private final SourceMap sources;

    NameClashes(JavaModel model, SourceMap sources) {
        this.model = model;
        this.sources = sources;
    }

    /** Adds a finding for each class whose name is taken by a class of the sources or by another generated one. */
    void check(List<TypeOutcome> outcomes) {
        Map<JavaType, TypeElement> owners = new HashMap<>();
        for (TypeOutcome outcome : outcomes) {
            for (TypeOutcome.Output output : outcome.outputs()) {
                TypeElement owner = owners.putIfAbsent(output.name(), outcome.type());
                if (owner != null && !owner.equals(outcome.type())) {
                    report(outcome, output, "the class that is generated for " + owner.getQualifiedName());
                } else if (model.hasSource(output.name())) {
                    report(outcome, output, "a class of yours");
                }
            }
        }
    }

    private void report(TypeOutcome outcome, TypeOutcome.Output output, String taken) {
        outcome.findings()
                .add(
                        GEN004,
                        sources.at(outcome.type()),
                        outcome.type().getSimpleName() + ": " + output.name().display()
                                + ", which is generated for it, would have the name of " + taken
                                + ".",
                        Fix.of("rename one of them"));
    }
}
