package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the one request that answers an access pattern, or says why there is none. */
public final class Planner {

    private final Table table;
    private final Candidates candidates;
    private final Serving serving;
    private final IndexFaults indexFaults;

    /** A planner for the patterns of a sound table. */
    public Planner(Table table) {
        this(table, Set.of());
    }

    /** A planner for the patterns of a table of which something is wrong, by the places of that. */
    public Planner(Table table, Set<Origin> faults) {
        this(table, new Serving(table, Serving.REQUIREMENTS, new KeySpace(table)), faults);
    }

    /** A planner that tries candidates in its own way. */
    Planner(Table table, Serving serving) {
        this(table, serving, Set.of());
    }

    private Planner(Table table, Serving serving, Set<Origin> faults) {
        this.table = table;
        this.indexFaults = new IndexFaults(table, faults);
        this.candidates = new Candidates(table);
        this.serving = serving;
    }

    /** Plans an access pattern of one of the table's interfaces. */
    public Planning plan(Repository repository, ReadMethod method) {
        List<Item> wanted = wanted(method);
        if (isIncomplete(method, wanted)) {
            // that a result isn't among the table's items was said when it was read
            return new Planning.Refused(List.of());
        }
        List<Finding> faults = new MethodFaults(this, table, repository, method, wanted).find();
        if (!faults.isEmpty()) {
            return new Planning.Refused(faults);
        }
        List<Outcome> outcomes = outcomes(method, wanted);
        List<Outcome.Serves> serving = chosen(outcomes);
        if (serving.size() == 1) {
            return new Planning.Planned(serving.get(0).plan());
        }
        return indexFaults.concern(method, wanted)
                ? new Planning.Refused(List.of())
                : new Planning.Refused(
                        refusal(new Refusals(this, table, repository, method, wanted), outcomes, serving).stream()
                                .toList());
    }

    /** The plan of a method that is only thought of; empty if there is none. */
    Optional<ReadPlan> planned(ReadMethod method) {
        List<Item> wanted = wanted(method);
        if (isIncomplete(method, wanted) || MethodFaults.areAny(table, method, wanted)) {
            return Optional.empty();
        }
        List<Outcome.Serves> serving = chosen(outcomes(method, wanted));
        return serving.size() == 1 ? Optional.of(serving.get(0).plan()) : Optional.empty();
    }

    /** The keys that answer a method: one, if all is well. */
    List<Outcome.Serves> serving(ReadMethod method) {
        return chosen(outcomes(method, wanted(method)));
    }

    /** A record of the table. */
    Optional<Item> item(JavaType type) {
        return table.item(type);
    }

    private List<Item> wanted(ReadMethod method) {
        return method.result().wanted().items().stream()
                .flatMap(type -> table.item(type).stream())
                .toList();
    }

    private static boolean isIncomplete(ReadMethod method, List<Item> wanted) {
        return wanted.size() < method.result().wanted().items().size();
    }

    private List<Outcome> outcomes(ReadMethod method, List<Item> wanted) {
        return candidates.of(wanted).stream()
                .filter(c -> method.via().map(via -> c.isVia(via.name())).orElse(true))
                .map(c -> serving.tryOut(method, c))
                .toList();
    }

    /** All that serve; where it is a read of one item by its primary key, that alone. */
    private static List<Outcome.Serves> chosen(List<Outcome> outcomes) {
        List<Outcome.Serves> serving = outcomes.stream()
                .filter(Outcome.Serves.class::isInstance)
                .map(Outcome.Serves.class::cast)
                .toList();
        return serving.stream()
                .filter(Outcome.Serves::isPrimaryGet)
                .findFirst()
                .map(List::of)
                .orElse(serving);
    }

    private Optional<Finding> refusal(Refusals refusals, List<Outcome> outcomes, List<Outcome.Serves> serving) {
        if (!serving.isEmpty()) {
            return Optional.of(refusals.several(serving));
        }
        if (outcomes.stream().anyMatch(new Consequences(table)::isOne)) {
            return Optional.empty();
        }
        return Optional.of(refusals.none(outcomes));
    }
}
