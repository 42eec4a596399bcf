package dev.partita.processor.plan;

import dev.partita.processor.keyspace.CommonRange;
import dev.partita.processor.keyspace.EqualityBoundary;
import dev.partita.processor.keyspace.Neighbours;
import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.keyspace.RangeChoice;
import dev.partita.processor.keyspace.RangeRules;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.Optional;

/** Finds the condition on the sort key that exactly the wanted items fulfil. */
final class SortConditions {

    private final Table table;
    private final TableKeys keys;

    SortConditions(Table table) {
        this.table = table;
        this.keys = new TableKeys(table);
    }

    /** The first condition that holds all wanted items and that nothing else falls into. */
    Answer of(Trial trial) {
        KeyExpression partition = trial.first().partitionExpression();
        List<Opened> wanted =
                trial.keys().stream().flatMap(k -> k.opened().stream()).toList();
        OnlyWanted onlyWanted = new OnlyWanted(table, trial, neighbours(trial));
        if (wanted.isEmpty()) {
            return onlyWanted.first(List.of(new SortCondition.Everything()));
        }
        Optional<String> fault = EqualityBoundary.fault(partition, wanted, table.delimiter());
        if (fault.isPresent()) {
            return new Answer.Impossible(Reason.of(fault.get()));
        }
        if (trial.keys().stream().noneMatch(k -> k.sort().range().isPresent())) {
            return onlyWanted.first(CommonRange.candidates(partition, wanted, table.delimiter()));
        }
        RangeChoice choice = range(trial, wanted);
        return choice instanceof RangeChoice.Refused refused
                ? new Answer.Impossible(Reason.of(refused.text()))
                : onlyWanted.first(List.of(((RangeChoice.Chosen) choice).condition()));
    }

    private List<ItemKey> neighbours(Trial trial) {
        return trial.candidate().index().map(keys::inIndex).orElseGet(keys::inTable);
    }

    private RangeChoice range(Trial trial, List<Opened> wanted) {
        BoundKey ranged = trial.keys().stream()
                .filter(k -> k.sort().range().isPresent())
                .findFirst()
                .orElseThrow();
        Part.Slot slot = ranged.sort().range().orElseThrow();
        List<Bound> parameters = ranged.range(slot);
        if (trial.keys().stream().anyMatch(k -> k.sort().whole())) {
            return new RangeChoice.Refused("the range leaves out a record whose key is given whole");
        }
        Neighbours neighbours = new Neighbours(
                trial.first().partitionExpression(),
                neighbours(trial).stream().map(ItemKey::key).toList(),
                table.delimiter());
        RangeRules rules = new RangeRules(wanted, neighbours);
        Optional<Bound> beginning = with(parameters, Binding.STARTS_WITH, Binding.STARTS_WITH);
        return beginning.isPresent()
                ? rules.startsWith(beginning.get())
                : rules.range(
                        with(parameters, Binding.FROM, Binding.AFTER),
                        with(parameters, Binding.TO, Binding.BEFORE),
                        ranged.place(slot));
    }

    private static Optional<Bound> with(List<Bound> parameters, Binding one, Binding other) {
        return parameters.stream()
                .filter(p -> p.binding() == one || p.binding() == other)
                .findFirst();
    }
}
