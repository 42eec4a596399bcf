package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.keyspace.WitnessLine;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;

/** Looks for a condition that no other record, copy or place in the index falls into. */
final class OnlyWanted {

    private final Table table;
    private final Trial trial;
    private final KeySpace keySpace;
    private final List<ItemKey> others;

    OnlyWanted(Table table, Trial trial, KeySpace keySpace) {
        this.table = table;
        this.trial = trial;
        this.keySpace = keySpace;
        this.others = keySpace.neighbours(trial.candidate().index()).stream()
                .filter(n -> !trial.candidate().keys().contains(n))
                .toList();
    }

    /** The first of the conditions that will do, or what is in the way of the last one. */
    Answer first(List<SortCondition> conditions) {
        Optional<Reason> obstacle = Optional.empty();
        for (SortCondition condition : conditions) {
            Optional<Reason> found =
                    intruder(condition).or(() -> new SinglesFirst(table, trial, keySpace).fault(condition));
            if (found.isEmpty()) {
                return new Answer.Found(condition);
            }
            obstacle = found;
        }
        return new Answer.Impossible(obstacle.orElse(Reason.of("no single range holds all wanted items")));
    }

    private Optional<Reason> intruder(SortCondition condition) {
        KeyExpression partition = trial.first().partitionExpression();
        for (ItemKey other : others) {
            Verdict verdict = keySpace.reach(partition, condition, other);
            if (!(verdict instanceof Verdict.Apart)) {
                return Optional.of(reason(condition, other, verdict));
            }
        }
        return Optional.empty();
    }

    private String sortKey() {
        Optional<String> inIndex = trial.candidate().index().flatMap(Index::sortKey);
        return inIndex.or(table::sortKey).orElse("");
    }

    private Reason reason(SortCondition condition, ItemKey other, Verdict verdict) {
        String range =
                PlanText.sort(condition).isEmpty() ? "the partition" : sortKey() + " " + PlanText.sort(condition);
        if (verdict instanceof Verdict.Meets meets) {
            return Reason.of(
                    range + " also holds items of " + other.owner(),
                    meets.witness().items().stream()
                            .map(w -> WitnessLine.of(table, other, w))
                            .toList(),
                    new Reason.Proof(trial.first().partitionExpression(), condition, other, meets.witness()));
        }
        return Reason.of("not proved that " + range + " holds no items of " + other.owner() + ": "
                + ((Verdict.NotProved) verdict).reason());
    }
}
