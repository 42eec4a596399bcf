package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Looks for what would let a key serve, the smallest change first. All that can be tried has been. */
final class KeyRepairs {

    private final Planner planner;
    private final Table table;
    private final Repository repository;
    private final ReadMethod method;
    private final List<Item> wanted;

    KeyRepairs(Planner planner, Table table, Repository repository, ReadMethod method, List<Item> wanted) {
        this.planner = planner;
        this.table = table;
        this.repository = repository;
        this.method = method;
        this.wanted = wanted;
    }

    /** Another option, a change of a key that nearly serves, or another key and what does without. */
    List<Fix> fixes(List<Outcome> outcomes) {
        OtherOptions options = new OtherOptions(planner, repository, method);
        List<Fix> fixes = options.fixes();
        if (fixes.isEmpty()) {
            fixes = ofKeys(outcomes);
        }
        return fixes.isEmpty()
                ? Stream.concat(options.sparse(outcomes).stream(), otherKey(outcomes).stream())
                        .toList()
                : fixes;
    }

    /** Where a key would serve but for one thing that can be changed about it. */
    private List<Fix> ofKeys(List<Outcome> outcomes) {
        List<Fix> changes = fails(outcomes)
                .filter(f -> f.reasons().size() == 1)
                .map(f -> f.reasons().get(0).changes())
                .filter(c -> !c.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (!changes.isEmpty()) {
            return changes;
        }
        Stream<Fix> widths = fails(outcomes).flatMap(f -> NumbersWithWidth.fix(table, method, f.candidate()).stream());
        Stream<Fix> words = fails(outcomes)
                .filter(Outcome.Fails::nearly)
                .flatMap(f -> new OwnWord(table, method).fix(f.candidate()).stream());
        return Stream.concat(widths, words).limit(1).toList();
    }

    /** Where a key would serve but for what else lies between its items, another one is no small change. */
    private List<Fix> otherKey(List<Outcome> outcomes) {
        List<Fix> fixes = new ArrayList<>();
        fails(outcomes)
                .flatMap(f -> new RangeInSort(table, method).fix(f.candidate()).stream())
                .findFirst()
                .ifPresent(fixes::add);
        if (outcomes.isEmpty()) {
            new ProposedCopy(table, method).fix(wanted).ifPresent(fixes::add);
        }
        if (fails(outcomes).noneMatch(Outcome.Fails::nearly)) {
            new SmallestChange(table, method, wanted).fix().ifPresent(fixes::add);
        }
        new FilteredList(planner, repository, method).byOne().ifPresent(fixes::add);
        if (fixes.isEmpty() && method.bound().isEmpty()) {
            fixes.add(Fix.of(
                    "say by a parameter which partition is wanted; a list of all is several requests, one for each"
                            + " partition of an index such as partition = \"ALL#{shard:2}\""));
        }
        if (fixes.isEmpty() && outcomes.isEmpty()) {
            fixes.add(
                    Fix.of("give these records partition keys that are alike but for the names of components, since one"
                            + " request reads one partition"));
        }
        return fixes;
    }

    private static Stream<Outcome.Fails> fails(List<Outcome> outcomes) {
        return outcomes.stream().filter(Outcome.Fails.class::isInstance).map(Outcome.Fails.class::cast);
    }
}
