package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;

/** Finds the one request that answers an access pattern, or says why there is none. */
public final class Planner {

    private final Table table;
    private final Candidates candidates;
    private final Serving serving;

    /** A planner for the patterns of a sound table. */
    public Planner(Table table) {
        this(table, new Serving(table, Serving.REQUIREMENTS, new KeySpace(table)));
    }

    /** A planner that tries candidates in its own way. */
    Planner(Table table, Serving serving) {
        this.table = table;
        this.candidates = new Candidates(table);
        this.serving = serving;
    }

    /** Plans an access pattern of one of the table's interfaces. */
    public Planning plan(Repository repository, ReadMethod method) {
        String place = MethodName.of(repository, method);
        List<Item> wanted = method.result().wanted().items().stream()
                .flatMap(type -> table.item(type).stream())
                .toList();
        if (wanted.size() < method.result().wanted().items().size()) {
            // that a result isn't among the table's items was said when it was read
            return new Planning.Refused(List.of());
        }
        List<Finding> faults = new MethodFaults(place).find(table, method, wanted);
        return faults.isEmpty()
                ? choose(new Refusals(table, place, method, wanted), method, wanted)
                : new Planning.Refused(faults);
    }

    private Planning choose(Refusals refusals, ReadMethod method, List<Item> wanted) {
        List<Outcome> outcomes = candidates.of(wanted).stream()
                .filter(c -> method.via().map(via -> c.isVia(via.name())).orElse(true))
                .map(c -> serving.tryOut(method, c))
                .toList();
        List<Outcome.Serves> serving = outcomes.stream()
                .filter(Outcome.Serves.class::isInstance)
                .map(Outcome.Serves.class::cast)
                .toList();
        Optional<Outcome.Serves> primaryGet =
                serving.stream().filter(Outcome.Serves::isPrimaryGet).findFirst();
        if (primaryGet.isPresent() || serving.size() == 1) {
            return new Planning.Planned(primaryGet.orElse(serving.get(0)).plan());
        }
        if (!serving.isEmpty()) {
            return refused(refusals.several(serving));
        }
        if (outcomes.stream().anyMatch(new Consequences(table)::isOne)) {
            return new Planning.Refused(List.of());
        }
        return refused(
                outcomes.isEmpty() ? refusals.noSharedPartition(candidates.keysOf(wanted)) : refusals.none(outcomes));
    }

    private static Planning refused(Finding finding) {
        return new Planning.Refused(List.of(finding));
    }
}
