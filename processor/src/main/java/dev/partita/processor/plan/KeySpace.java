package dev.partita.processor.plan;

import dev.partita.processor.keyspace.CommonRange;
import dev.partita.processor.keyspace.EqualityBoundary;
import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.Neighbours;
import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.keyspace.RangeChoice;
import dev.partita.processor.keyspace.RangeRules;
import dev.partita.processor.keyspace.Reach;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Sparse;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.Optional;

/** What planning asks about a table's key space. Each answer is a method, so that a test can give a wrong one. */
class KeySpace {

    private final char delimiter;
    private final TableKeys keys;

    KeySpace(Table table) {
        this.delimiter = table.delimiter();
        this.keys = new TableKeys(table);
    }

    /** Every key in the index or, without one, in the table. */
    List<ItemKey> neighbours(Optional<Index> index) {
        return index.map(keys::inIndex).orElseGet(keys::inTable);
    }

    /** Why the equalities can't be had by one range. */
    Optional<String> boundaryFault(KeyExpression partition, List<Opened> wanted) {
        return EqualityBoundary.fault(partition, wanted, delimiter);
    }

    /** The conditions under which all wanted items lie, from the widest to the narrowest. */
    List<SortCondition> conditions(KeyExpression partition, List<Opened> wanted) {
        return CommonRange.candidates(partition, wanted, delimiter);
    }

    /** The condition that range parameters make. */
    RangeChoice range(Trial trial, List<Opened> wanted, List<Bound> parameters, String place) {
        List<Key> keysBeside = neighbours(trial.candidate().index()).stream()
                .flatMap(k -> Sparse.of(k).stream())
                .toList();
        RangeRules rules =
                new RangeRules(wanted, new Neighbours(trial.first().partitionExpression(), keysBeside, delimiter));
        Optional<Bound> beginning = with(parameters, Binding.STARTS_WITH, Binding.STARTS_WITH);
        return beginning.isPresent()
                ? rules.startsWith(beginning.get())
                : rules.range(
                        with(parameters, Binding.FROM, Binding.AFTER),
                        with(parameters, Binding.TO, Binding.BEFORE),
                        place);
    }

    private static Optional<Bound> with(List<Bound> parameters, Binding one, Binding other) {
        return parameters.stream()
                .filter(p -> p.binding() == one || p.binding() == other)
                .findFirst();
    }

    /** Whether an item with the other key can fulfil the condition. */
    Verdict reach(KeyExpression partition, SortCondition condition, ItemKey other) {
        return Sparse.of(other)
                .map(key -> Reach.of(partition, condition, key, delimiter))
                .orElse(new Verdict.Apart());
    }
}
