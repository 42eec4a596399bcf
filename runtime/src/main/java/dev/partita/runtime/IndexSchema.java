package dev.partita.runtime;

import dev.partita.Projection;
import java.util.List;

/**
 * A secondary index as it is created.
 *
 * @param name its name
 * @param local whether it is local to each partition of the table
 * @param key its partition key and, if it has one, its sort key
 * @param projection which attributes it holds
 * @param include the attributes it holds besides keys, if it holds some
 */
public record IndexSchema(
        String name, boolean local, List<KeyAttribute> key, Projection projection, List<String> include) {

    /**
     * Copies the lists.
     *
     * @param name its name
     * @param local whether it is local to each partition of the table
     * @param key its partition key and, if it has one, its sort key
     * @param projection which attributes it holds
     * @param include the attributes it holds besides keys, if it holds some
     */
    public IndexSchema {
        key = List.copyOf(key);
        include = List.copyOf(include);
    }
}
