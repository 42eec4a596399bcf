package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.NativeFormat;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.Optional;

/** An {@code @IndexKey} says where each key attribute of its index comes from, so that the record is in the index. */
final class IndexKeyIsWhole implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        TableKeys keys = new TableKeys(table);
        for (Index index : table.indexes()) {
            boolean sorted = table.items().stream()
                    .anyMatch(i ->
                            i.indexKey(index.name()).flatMap(IndexKey::sort).isPresent());
            for (Item item : table.items()) {
                Optional<IndexKey> key = item.indexKey(index.name());
                // that a sort template is missing is said by another rule
                boolean known = sorted && key.flatMap(IndexKey::sort).isEmpty();
                if (key.isPresent()
                        && !known
                        && keys.inIndex(item, index).isEmpty()
                        && !hasUnfitAttribute(item, index)) {
                    findings.add(DesignError.IDX006, key.get().origin(), text(item, index), fix(index));
                }
            }
        }
    }

    /** Whether a component is stored under a key attribute's name whose type no key has, which is said of itself. */
    private static boolean hasUnfitAttribute(Item item, Index index) {
        return item.components().stream()
                .filter(c -> c.attribute().equals(index.partitionKey())
                        || index.sortKey().filter(c.attribute()::equals).isPresent())
                .anyMatch(c -> NativeFormat.template(c).isEmpty());
    }

    private static String text(Item item, Index index) {
        return item.type().display() + ", @IndexKey " + index.name() + ": each of " + index.partitionKey()
                + index.sortKey().map(s -> " and " + s).orElse("")
                + " needs a template, or a component whose attribute it is and whose type a key can have.";
    }

    private static Fix fix(Index index) {
        return Fix.of("write partition = \"…\"" + (index.sortKey().isPresent() ? ", sort = \"…\"" : "")
                + " in the @IndexKey, or name the components' attributes in @GlobalIndex");
    }
}
