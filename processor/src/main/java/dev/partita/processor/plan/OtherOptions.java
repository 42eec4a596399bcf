package dev.partita.processor.plan;

import dev.partita.Direction;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds an option by which a method would be answered by a key that is there. Each has been planned. */
final class OtherOptions {

    private final Planner planner;
    private final ReadMethod method;
    private final String place;

    OtherOptions(Planner planner, Repository repository, ReadMethod method) {
        this.planner = planner;
        this.method = method;
        this.place = MethodName.place(repository, method);
    }

    /** The changes that help and mean the same; none if no single one does. */
    List<Fix> fixes() {
        List<Fix> fixes = new ArrayList<>();
        method.via()
                .filter(v -> isPlanned(method.with(method.when(), Optional.empty())))
                .ifPresent(v -> fixes.add(Fix.of(
                        "leave the key to be chosen, since another one serves",
                        Edit.remove(place, "via = \"" + v.name() + "\""))));
        if (method.consistent() && isPlanned(method.with(method.order(), false))) {
            fixes.add(Fix.of(
                    "leave it out: a global index follows the table within moments, and can't be asked to wait",
                    Edit.remove(place, "consistent = true")));
        }
        turned().ifPresent(fixes::add);
        return fixes;
    }

    /** Where a key holds only some of the items, and these may be the ones that are meant. */
    Optional<Fix> sparse(List<Outcome> outcomes) {
        return outcomes.stream()
                .flatMap(o -> o.candidate().keys().stream().limit(1))
                .map(key -> new Condition(Origin.NONE, SparsenessSaid.held(key, method)))
                .filter(when -> !when.terms().isEmpty())
                .filter(when -> isPlanned(method.with(Optional.of(when), method.via())))
                .findFirst()
                .map(when -> Fix.of(
                        "if only these are wanted, say so",
                        Edit.on(place, "@AccessPattern(…, when = \"" + ConditionText.of(when.terms()) + "\")")));
    }

    /** Where a limit would cut off a single part of a collection, it may stand at the other end. */
    private Optional<Fix> turned() {
        Direction other = method.order() == Direction.ASCENDING ? Direction.DESCENDING : Direction.ASCENDING;
        boolean helps = CollectionParts.isCollection(method)
                && method.limit() > 0
                && isPlanned(method.with(other, method.consistent()));
        return helps
                ? Optional.of(Fix.of(
                        "read in the other direction, in which the single parts come first",
                        Edit.on(place, "@AccessPattern(…, order = Direction." + other + ")")))
                : Optional.empty();
    }

    private boolean isPlanned(ReadMethod other) {
        return planner.planned(other).isPresent();
    }
}
