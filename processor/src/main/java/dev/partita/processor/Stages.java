package dev.partita.processor;

import dev.partita.processor.check.ItemRules;
import dev.partita.processor.check.TableRules;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.read.DesignReader;
import dev.partita.processor.read.JavaModel;
import dev.partita.processor.read.TableReading;
import dev.partita.processor.read.Unit;
import dev.partita.processor.read.UnresolvedType;
import dev.partita.processor.report.MessagerReporter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** The stages of one round, in their order: read, check, plan, report, write. */
final class Stages {

    private final Options options;
    private final DesignReader reader;
    private final MessagerReporter reporter;
    private final List<Finding> findings = new ArrayList<>();

    Stages(ProcessingEnvironment environment, JavaModel model, Options options) {
        this.options = options;
        this.reader = new DesignReader(model, ItemRules::check);
        this.reporter = new MessagerReporter(environment.getMessager(), reader.sources(), options.strict());
    }

    /** Compiles the types; returns those that have to wait, each with the name of the type that is missing. */
    Map<String, String> run(List<TypeElement> types) {
        Map<String, String> waiting = new LinkedHashMap<>();
        for (TypeElement type : types) {
            try {
                reader.begin(type);
                compile(type);
            } catch (UnresolvedType e) {
                waiting.put(type.getQualifiedName().toString(), e.typeName());
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                findings.add(OwnFault.of(type, e, options, reader.sources()));
            }
        }
        reporter.report(findings);
        return waiting;
    }

    private void compile(TypeElement type) {
        if (DesignTypes.isItem(type)) {
            findings.addAll(reader.item(type).findings().all());
        }
        if (DesignTypes.carries(type, "dev.partita.Embedded")) {
            findings.addAll(reader.embedded(type).findings().all());
        }
        if (DesignTypes.carries(type, "dev.partita.View")) {
            findings.addAll(reader.view(type).findings().all());
        }
        if (DesignTypes.carries(type, "dev.partita.ItemCollection")) {
            findings.addAll(reader.collection(type).all());
        }
        if (DesignTypes.carries(type, "dev.partita.Table")) {
            Unit<TableReading> table = reader.table(type);
            table.read().ifPresent(t -> TableRules.check(t.table(), t.whole(), table.findings()));
            findings.addAll(table.findings().all());
        }
    }
}
