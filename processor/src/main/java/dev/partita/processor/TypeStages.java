package dev.partita.processor;

import dev.partita.processor.TypeOutcome.Output;
import dev.partita.processor.advice.Advice;
import dev.partita.processor.check.EmbeddedRules;
import dev.partita.processor.check.ProofRules;
import dev.partita.processor.check.TableRules;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Severity;
import dev.partita.processor.effect.WriteRules;
import dev.partita.processor.plan.IdleOptions;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.read.DesignReader;
import dev.partita.processor.read.TableReading;
import dev.partita.processor.read.TablesReading;
import dev.partita.processor.read.Unit;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ViewRecord;
import dev.partita.processor.write.GeneratedClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** The stages that one type goes through: read, check, plan. */
final class TypeStages {

    private final TypeElement type;
    private final DesignReader reader;
    private final GeneratedClasses classes;
    private final List<TypeOutcome> outcomes = new ArrayList<>();

    TypeStages(TypeElement type, DesignReader reader, GeneratedClasses classes) {
        this.type = type;
        this.reader = reader;
        this.classes = classes;
    }

    /** What came of each of its annotations. */
    List<TypeOutcome> run() {
        reader.begin(type);
        if (DesignTypes.isItem(type)) {
            item(reader.item(type));
        }
        if (DesignTypes.carries(type, "dev.partita.Embedded")) {
            embedded(reader.embedded(type));
        }
        if (DesignTypes.carries(type, "dev.partita.View")) {
            view(reader.view(type));
        }
        if (DesignTypes.carries(type, "dev.partita.ItemCollection")) {
            outcomes.add(new TypeOutcome(type, reader.collection(type), List.of()));
        }
        if (DesignTypes.carries(type, "dev.partita.KeyOf")) {
            outcomes.add(new TypeOutcome(type, reader.key(type).findings(), List.of()));
        }
        if (DesignTypes.carries(type, "dev.partita.Table")) {
            table(reader.table(type));
        }
        if (DesignTypes.carries(type, "dev.partita.PatternsOf")) {
            if (DesignReader.isOfSeveral(type)) {
                tables(reader.tablesOf(type));
            } else {
                table(reader.tableOf(type));
            }
        }
        return outcomes;
    }

    private void item(Unit<Item> unit) {
        add(
                unit.findings(),
                unit.read().stream()
                        .map(i -> new Output(i.codec(), () -> classes.codec(i, type)))
                        .toList());
    }

    private void embedded(Unit<EmbeddedRecord> unit) {
        unit.read().ifPresent(e -> EmbeddedRules.check(e, unit.findings()));
        add(
                unit.findings(),
                unit.read().stream()
                        .map(e -> new Output(e.codec(), () -> classes.codec(e, type)))
                        .toList());
    }

    private void view(Unit<ViewRecord> unit) {
        add(
                unit.findings(),
                unit.read().stream()
                        .map(v -> new Output(v.codec(), () -> classes.codec(v, type)))
                        .toList());
    }

    /** The table itself, or with further patterns of it. */
    private void table(Unit<TableReading> unit) {
        List<Output> outputs = new ArrayList<>();
        unit.read().ifPresent(reading -> {
            Table table = reading.table();
            TableRules.check(table, reading.whole(), unit.findings());
            ProofRules.check(table, unit.findings());
            WriteRules.check(table, unit.findings());
            List<PlannedRepository> planned = table.repositories().stream()
                    .map(r -> plan(table, r, unit.findings()))
                    .toList();
            if (reading.whole()) {
                advise(table, planned, unit.findings());
                outputs.addAll(outputs(table, planned));
            }
        });
        add(unit.findings(), outputs);
    }

    /** Transactions on several tables, which are themselves looked at elsewhere. */
    private void tables(Unit<TablesReading> unit) {
        List<Output> outputs = new ArrayList<>();
        unit.read().ifPresent(reading -> {
            reading.tables().forEach(table -> {
                TableRules.check(table, reading.whole(), unit.findings());
                WriteRules.check(table, unit.findings());
            });
            if (reading.whole()) {
                outputs.add(new Output(
                        reading.repository().implementation(),
                        () -> classes.repository(reading.tables(), reading.repository(), type)));
            }
        });
        add(unit.findings(), outputs);
    }

    /** Of a table that a further interface belongs to, only that interface is looked at. */
    private void advise(Table table, List<PlannedRepository> planned, Findings findings) {
        if (!findings.isClean()) {
            return;
        }
        if (table.type().equals(reader.typeOf(type))) {
            Advice.onTable(table, planned, findings);
        }
        planned.forEach(p -> Advice.onMethods(table, p, findings));
    }

    /** Where something is wrong already. */
    private static Set<Origin> places(Findings findings) {
        return findings.all().stream()
                .filter(f -> f.error().severity() == Severity.ERROR)
                .map(Finding::origin)
                .collect(Collectors.toSet());
    }

    private static PlannedRepository plan(Table table, Repository repository, Findings findings) {
        Planner planner = new Planner(table, places(findings));
        List<ReadPlan> plans = new ArrayList<>();
        for (ReadMethod method : repository.reads()) {
            Planning planning = planner.plan(repository, method);
            if (planning instanceof Planning.Planned planned) {
                plans.add(planned.plan());
                IdleOptions.check(repository, planned.plan(), findings);
            } else if (planning instanceof Planning.Refused refused) {
                refused.findings().forEach(findings::add);
            }
        }
        return new PlannedRepository(repository, plans);
    }

    /** A table's interface gives its schema and its implementation, a further one only its implementation. */
    private List<Output> outputs(Table table, List<PlannedRepository> planned) {
        List<Output> outputs = new ArrayList<>();
        JavaType own = reader.typeOf(type);
        for (PlannedRepository repository : planned) {
            if (repository.repository().type().equals(own)) {
                outputs.add(new Output(
                        repository.repository().implementation(), () -> classes.repository(table, repository, type)));
            }
        }
        if (table.type().equals(own)) {
            outputs.add(new Output(GeneratedClasses.schema(table), () -> classes.schema(table, planned, type)));
        }
        return outputs;
    }

    private void add(Findings findings, List<Output> outputs) {
        outcomes.add(new TypeOutcome(type, findings, outputs));
    }
}
