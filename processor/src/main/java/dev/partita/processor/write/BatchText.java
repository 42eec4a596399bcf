package dev.partita.processor.write;

import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;

/**
 * Gets of lists in words.
 *
 * @param table the table
 */
record BatchText(Table table) {

    /** How many puts and deletes the service takes at a time. */
    static final int MOST_WRITES = 25;

    /** How many keys the service takes at a time. */
    static final int MOST_GETS = 100;

    /** What a method does. */
    String description(BatchGet get) {
        return "Gets each " + get.key().item().simpleName();
    }

    /** The requests that it sends. */
    String request(BatchGet get) {
        return "BatchGetItem, " + several(MOST_GETS) + ": each " + key(get);
    }

    /** How many there are. */
    static String several(int most) {
        return "as many requests as the list needs, of up to " + most + " each, not atomic";
    }

    private String key(BatchGet get) {
        Item item = table.item(get.key().item()).orElseThrow();
        return WriteText.key(table, item.primary());
    }
}
