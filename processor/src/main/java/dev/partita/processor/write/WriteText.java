package dev.partita.processor.write;

import dev.partita.When;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes in words.
 *
 * @param table the table
 */
record WriteText(Table table) {

    /** What a method does. */
    String description(WriteMethod write) {
        if (write instanceof WriteMethod.Put put) {
            String condition = put.when() == When.ABSENT
                    ? ", which must not be there yet"
                    : put.when() == When.PRESENT ? ", which must be there" : "";
            return "Puts " + word(put.item().simpleName()) + condition;
        }
        return "Deletes " + word(item(write).type().simpleName());
    }

    /** The request that it sends, with each item that it touches. */
    String request(WriteMethod write) {
        return operation(write) + ": " + String.join("; ", items(write));
    }

    /** The service's operation. */
    String operation(WriteMethod write) {
        if (!item(write).copies().isEmpty()) {
            return "TransactWriteItems";
        }
        return write instanceof WriteMethod.Put ? "PutItem" : "DeleteItem";
    }

    /** Each item that it touches. */
    List<String> items(WriteMethod write) {
        Item item = item(write);
        String condition = "";
        if (write instanceof WriteMethod.Put put && put.when() != When.ALWAYS) {
            condition = put.when() == When.ABSENT ? ", if absent" : ", if present";
        }
        List<String> items = new ArrayList<>();
        items.add(key(item.primary()) + condition);
        for (CopyKey copy : item.copies()) {
            items.add("copy " + copy.name() + " " + key(copy.key()) + (copy.claims() ? ", if free or its own" : ""));
        }
        return items;
    }

    private Item item(WriteMethod write) {
        if (write instanceof WriteMethod.Put put) {
            return table.item(put.item()).orElseThrow();
        }
        return write instanceof WriteMethod.DeleteRecord delete
                ? table.item(delete.item()).orElseThrow()
                : table.item(((WriteMethod.DeleteByKey) write).item()).orElseThrow();
    }

    private String key(Key key) {
        return table.partitionKey() + " = " + key.partition().source()
                + key.sort()
                        .map(sort -> " and " + table.sortKey().orElse("") + " = " + sort.source())
                        .orElse("");
    }

    private static String word(String record) {
        return ("AEIOU".indexOf(record.charAt(0)) >= 0 ? "an " : "a ") + record;
    }
}
