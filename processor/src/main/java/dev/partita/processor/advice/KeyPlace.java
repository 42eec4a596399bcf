package dev.partita.processor.advice;

import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Origin;
import java.util.Optional;

/** Where a key is written in the source. */
final class KeyPlace {

    private KeyPlace() {}

    /** The key as messages name it: {@code Order, @IndexKey GSI1}. */
    static String name(ItemKey key) {
        String record = key.item().type().display();
        if (key.index().isPresent()) {
            String index = key.index().get().name();
            return record + (declared(key).isPresent() ? ", @IndexKey " : ", in the index ") + index;
        }
        return record
                + key.copy().map(CopyKey::name).map(n -> ", @CopyKey " + n).orElse("");
    }

    /** The template of its partition key; the {@code @IndexKey}, where the index takes a component's attribute. */
    static Origin partition(ItemKey key) {
        return declared(key)
                .filter(k -> k.partition().isEmpty())
                .map(IndexKey::origin)
                .orElse(key.key().partition().origin());
    }

    /** What the record says of the index. */
    static Optional<IndexKey> declared(ItemKey key) {
        return key.index().map(Index::name).flatMap(key.item()::indexKey);
    }
}
