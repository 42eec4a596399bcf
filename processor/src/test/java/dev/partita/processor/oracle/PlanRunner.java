package dev.partita.processor.oracle;

import dev.partita.Direction;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers plans over a table in memory, as the service would. */
final class PlanRunner {

    private final Table table;
    private final MemoryTable memory;

    PlanRunner(Table table, MemoryTable memory) {
        this.table = table;
        this.memory = memory;
    }

    /** All items of the answer in the service's order, without limit. */
    List<Stored> run(ReadPlan plan, Map<String, Object> arguments) {
        SortRanges ranges = new SortRanges(arguments);
        if (plan instanceof ReadPlan.Get get) {
            KeyValue partition = ranges.value(get.partition());
            Optional<KeyValue> sort = get.sort().map(ranges::value);
            return memory.items().stream()
                    .filter(s -> partition.equals(s.attributes().get(table.partitionKey())))
                    .filter(s ->
                            sort.map(k -> k.equals(sortKey(s, table.sortKey()))).orElse(true))
                    .toList();
        }
        ReadPlan.Query query = (ReadPlan.Query) plan;
        return query(query, ranges.value(query.partition()), ranges.of(query.sort()));
    }

    private List<Stored> query(ReadPlan.Query query, KeyValue partition, SortRange range) {
        String partitionKey = query.index().map(Index::partitionKey).orElse(table.partitionKey());
        Optional<String> sortKey =
                query.index().isPresent() ? query.index().get().sortKey() : table.sortKey();
        List<Stored> found = new ArrayList<>();
        for (Stored item : memory.items()) {
            boolean isIn = sortKey.map(item.attributes()::containsKey).orElse(true);
            if (isIn
                    && partition.equals(item.attributes().get(partitionKey))
                    && range.holds(sortKey.map(item.attributes()::get))) {
                found.add(item);
            }
        }
        sortKey.ifPresent(k -> found.sort(Comparator.comparing(s -> sortKey(s, Optional.of(k)))));
        if (query.method().order() == Direction.DESCENDING) {
            Collections.reverse(found);
        }
        return found;
    }

    private static KeyValue sortKey(Stored item, Optional<String> name) {
        return Optional.ofNullable(item.attributes().get(name.orElseThrow())).orElseThrow();
    }
}
