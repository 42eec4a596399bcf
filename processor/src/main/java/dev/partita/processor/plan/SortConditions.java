package dev.partita.processor.plan;

import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.keyspace.RangeChoice;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;

/** Finds the condition on the sort key that exactly the wanted items fulfil. */
final class SortConditions {

    private final Table table;
    private final KeySpace keySpace;

    SortConditions(Table table, KeySpace keySpace) {
        this.table = table;
        this.keySpace = keySpace;
    }

    /** The first condition that holds all wanted items and that nothing else falls into. */
    Answer of(Trial trial) {
        List<Opened> wanted =
                trial.keys().stream().flatMap(k -> k.opened().stream()).toList();
        OnlyWanted onlyWanted = new OnlyWanted(table, trial, keySpace);
        if (wanted.isEmpty()) {
            return onlyWanted.first(List.of(new SortCondition.Everything()));
        }
        Optional<String> fault = keySpace.boundaryFault(trial.first().partitionExpression(), wanted);
        if (fault.isPresent()) {
            return new Answer.Impossible(Reason.of(fault.get()));
        }
        if (trial.keys().stream().noneMatch(k -> k.sort().range().isPresent())) {
            return onlyWanted.first(keySpace.conditions(trial.first().partitionExpression(), wanted));
        }
        RangeChoice choice = range(trial, wanted);
        return choice instanceof RangeChoice.Refused refused
                ? new Answer.Impossible(Reason.of(refused.text()))
                : onlyWanted.first(List.of(((RangeChoice.Chosen) choice).condition()));
    }

    private RangeChoice range(Trial trial, List<Opened> wanted) {
        if (trial.keys().stream().anyMatch(k -> k.sort().whole())) {
            return new RangeChoice.Refused("the range leaves out a record whose key is given whole");
        }
        BoundKey ranged = trial.keys().stream()
                .filter(k -> k.sort().range().isPresent())
                .findFirst()
                .orElseThrow();
        Part.Slot slot = ranged.sort().range().orElseThrow();
        return keySpace.range(trial, wanted, ranged.range(slot), ranged.place(slot));
    }
}
