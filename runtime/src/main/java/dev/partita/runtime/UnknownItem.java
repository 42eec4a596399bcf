package dev.partita.runtime;

import dev.partita.UnknownItems;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a read does with items that it doesn't know. */
final class UnknownItem {

    private final TableClient table;
    private final String method;

    UnknownItem(TableClient table, String method) {
        this.table = table;
        this.method = method;
    }

    /** Leaves an item out, if the table allows it. */
    void skip(Map<String, AttributeValue> item) {
        table.refuseBroken(item);
        if (table.unknownItems() == UnknownItems.FAIL) {
            throw refused(item);
        }
        Map<String, AttributeValue> key = table.layout().keyOf(item);
        table.listener().skipped(new SkippedItem(method, table.table(), key));
    }

    /** Since leaving it out would change the result. */
    UnknownItemException refused(Map<String, AttributeValue> item) {
        table.refuseBroken(item);
        Map<String, AttributeValue> key = table.layout().keyOf(item);
        return new UnknownItemException(
                method + " met an item that none of its records writes: " + KeyWords.of(key) + " in table "
                        + table.table(),
                key);
    }
}
