package dev.partita.processor.keyspace;

import java.util.List;
import java.util.Map;

/**
 * Concrete items and arguments that show that keys meet.
 *
 * @param arguments the text of each argument of the query, by parameter name; empty where there is no query
 * @param items the items
 */
public record Witness(Map<String, String> arguments, List<WitnessItem> items) {

    /** Copies. */
    public Witness {
        arguments = Map.copyOf(arguments);
        items = List.copyOf(items);
    }

    /**
     * An item.
     *
     * @param values the text in the key of each placeholder, by its path
     * @param partition the partition key as the encoder writes it
     * @param sort the sort key as the encoder writes it, empty in a table without one
     */
    public record WitnessItem(Map<String, String> values, String partition, String sort) {
        /** Copies. */
        public WitnessItem {
            values = Map.copyOf(values);
        }
    }
}
