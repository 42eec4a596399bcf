package dev.partita.processor.plan;

import dev.partita.Projection;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An index that the table doesn't have yet, with a record's key in it.
 *
 * @param name a name that no index of the table has
 * @param partition the template of its partition key
 * @param sort the template of its sort key
 * @param when what keeps it sparse
 */
record ProposedIndex(String name, KeyTemplate partition, Optional<KeyTemplate> sort, Optional<Condition> when) {

    /** Whether the method would be answered if the record stood there: what is proposed has been tried. */
    boolean serves(Table table, Item item, ReadMethod method) {
        Index index =
                new Index(Origin.NONE, name, false, name + "PK", sort.map(s -> name + "SK"), Projection.ALL, List.of());
        Item moved = with(item, new IndexKey(Origin.NONE, name, Optional.of(partition), sort, when));
        Table changed = with(table, index, item, moved);
        Serving serving = new Serving(changed, Serving.REQUIREMENTS, new KeySpace(changed));
        return new TableKeys(changed)
                .inIndex(moved, index)
                .map(key -> serving.tryOut(method, new Candidate(List.of(key))))
                .filter(Outcome.Serves.class::isInstance)
                .isPresent();
    }

    /** The annotation of the record, as text to paste. */
    String text() {
        return "@IndexKey(index = \"" + name + "\", partition = \"" + partition.source() + "\""
                + sort.map(s -> ", sort = \"" + s.source() + "\"").orElse("")
                + when.map(w -> ", when = \"" + ConditionText.of(w.terms()) + "\"")
                        .orElse("")
                + ")";
    }

    private static Item with(Item item, IndexKey key) {
        return item.withKeys(item.primary(), plus(item.indexKeys(), key));
    }

    private static Table with(Table table, Index index, Item old, Item moved) {
        return new Table(
                table.origin(),
                table.type(),
                table.isPublic(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.unknownItems(),
                table.delimiter(),
                plus(table.indexes(), index),
                table.items().stream().map(i -> i.equals(old) ? moved : i).toList(),
                table.repositories());
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
