package dev.partita.processor.schema;

import dev.partita.Projection;
import java.util.List;
import java.util.Optional;

/**
 * A secondary index.
 *
 * @param partitionKey the name of its partition key attribute; of a local index, the table's
 * @param sortKey the name of its sort key attribute, if it has one
 */
public record Index(
        Origin origin,
        String name,
        boolean local,
        String partitionKey,
        Optional<String> sortKey,
        Projection projection,
        List<String> include) {

    /** Copies the list. */
    public Index {
        include = List.copyOf(include);
    }
}
