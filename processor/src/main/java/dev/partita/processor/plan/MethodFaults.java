package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is wrong with an access pattern whatever key is tried. */
final class MethodFaults {

    private final Table table;
    private final ReadMethod method;
    private final List<Item> wanted;
    private final Optional<Repairs> repairs;
    private final List<Finding> findings = new ArrayList<>();

    private MethodFaults(Table table, ReadMethod method, List<Item> wanted, Optional<Repairs> repairs) {
        this.table = table;
        this.method = method;
        this.wanted = wanted;
        this.repairs = repairs;
    }

    MethodFaults(Planner planner, Table table, Repository repository, ReadMethod method, List<Item> wanted) {
        this(table, method, wanted, Optional.of(new Repairs(planner, repository, method)));
    }

    /** Whether it isn't worth trying keys. */
    static boolean areAny(Table table, ReadMethod method, List<Item> wanted) {
        return !new MethodFaults(table, method, wanted, Optional.empty()).find().isEmpty();
    }

    /** All faults; none if it is worth trying keys. */
    List<Finding> find() {
        new ResultFaults(this).check(method);
        new CollectionFaults(this).check(method);
        new ExpiryFaults(this, wanted).check(method);
        ParameterFaults parameters = new ParameterFaults(this, table, wanted);
        SeveralValues several = new SeveralValues(this, wanted);
        PartOfText parts = new PartOfText(this, wanted);
        for (Parameter.Bound parameter : method.bound()) {
            if (!several.check(parameter) && !parts.check(parameter)) {
                parameters.check(parameter);
            }
        }
        parameters.checkConflicts(method);
        new ViaFault(this, table, wanted).check(method);
        return findings;
    }

    void add(DesignError error, Origin origin, String text) {
        add(error, origin, text, r -> Stream.empty());
    }

    /** With the repairs, which are only looked for where the fault is shown. */
    void add(DesignError error, Origin origin, String text, Repair repair) {
        String name = repairs.map(Repairs::name).orElse(method.name());
        List<Fix> fixes = repairs.map(r -> repair.fixes(r).toList()).orElse(List.of());
        findings.add(new Finding(error, origin, name + ": " + text, fixes));
    }

    /** Looks for what mends a fault. */
    interface Repair {
        /** The better repair first. */
        Stream<Fix> fixes(Repairs repairs);
    }

    /**
     * What repairs are made of.
     *
     * @param planner to try them
     */
    record Repairs(Planner planner, Repository repository, ReadMethod method) {

        /** The method as messages name it. */
        String name() {
            return MethodName.of(repository, method);
        }

        /** The interface as messages name it. */
        String type() {
            return repository.type().display();
        }

        /** The method, for what is pasted on it. */
        String place() {
            return MethodName.place(repository, method);
        }

        /** One of its parameters. */
        String place(Parameter parameter) {
            return place() + "." + parameter.declared().name();
        }

        FilteredList filtered() {
            return new FilteredList(planner, repository, method);
        }
    }
}
