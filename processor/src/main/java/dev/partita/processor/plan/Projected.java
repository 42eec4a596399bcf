package dev.partita.processor.plan;

import dev.partita.Projection;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The index holds all that the result is made from. */
final class Projected implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        Optional<Index> index = trial.candidate().index().filter(i -> i.projection() != Projection.ALL);
        if (index.isEmpty()) {
            return List.of();
        }
        NeededAttributes needed = new NeededAttributes(trial.table(), trial.method());
        List<Reason> reasons = new ArrayList<>();
        for (BoundKey key : trial.keys()) {
            Set<String> missing =
                    new LinkedHashSet<>(needed.of(new Source(key.key().item(), Optional.empty())));
            missing.removeAll(held(trial.table(), index.get()));
            if (!missing.isEmpty()) {
                Optional<String> expiry =
                        key.key().item().expiry().map(Component::attribute).filter(missing::contains);
                reasons.add(Reason.of(
                        trial.owner(key) + index.get().name() + " does not project " + String.join(", ", missing)
                                + expiry.map(e -> "; " + e + " tells which items have expired")
                                        .orElse(""),
                        changes(trial.table(), index.get(), missing, expiry.isPresent())));
            }
        }
        return reasons;
    }

    /** What tells expired items is needed for each view too. */
    private static Fix[] changes(Table table, Index index, Set<String> missing, boolean expiring) {
        Fix more = more(table, index, missing);
        return expiring
                ? new Fix[] {more}
                : new Fix[] {more, Fix.of("return a @View of what " + index.name() + " holds")};
    }

    private static Fix more(Table table, Index index, Set<String> missing) {
        Set<String> include = new LinkedHashSet<>();
        if (index.projection() == Projection.INCLUDE) {
            include.addAll(index.include());
        }
        Set<String> more = new TreeSet<>(missing);
        more.addAll(alsoRead(table, index));
        include.addAll(more);
        String names = include.stream().map(Edit::literal).collect(Collectors.joining(", ", "{", "}"));
        return Fix.of(
                "let " + index.name() + " hold what is read",
                Edit.on(
                        table.type().display(),
                        (index.local() ? "@LocalIndex" : "@GlobalIndex") + "(…, name = \"" + index.name()
                                + "\", projection = Projection.INCLUDE, include = " + names + ")"));
    }

    /** What other patterns could read by the index, so that all of them are offered the same. */
    private static Set<String> alsoRead(Table table, Index index) {
        Set<String> read = new LinkedHashSet<>();
        for (Repository repository : table.repositories()) {
            for (ReadMethod method : repository.reads()) {
                method.result().wanted().items().stream()
                        .flatMap(type -> table.item(type).stream())
                        .filter(item -> bindsPartition(method, item, index))
                        .forEach(item -> read.addAll(
                                new NeededAttributes(table, method).of(new Source(item, Optional.empty()))));
            }
        }
        read.removeAll(held(table, index));
        return read;
    }

    private static boolean bindsPartition(ReadMethod method, Item item, Index index) {
        Set<List<String>> bound =
                method.bound().stream().map(Parameter.Bound::path).collect(Collectors.toSet());
        return item.indexKey(index.name())
                .flatMap(IndexKey::partition)
                .map(template -> template.slots().allMatch(slot -> bound.contains(slot.path())))
                .orElse(false);
    }

    private static Set<String> held(Table table, Index index) {
        Set<String> held = new HashSet<>(List.of(table.partitionKey(), index.partitionKey()));
        table.sortKey().ifPresent(held::add);
        index.sortKey().ifPresent(held::add);
        if (index.projection() == Projection.INCLUDE) {
            held.addAll(index.include());
        }
        return held;
    }
}
