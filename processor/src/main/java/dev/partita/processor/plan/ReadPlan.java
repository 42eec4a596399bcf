package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ReadMethod;
import java.util.List;
import java.util.Optional;

/** The one request that answers an access pattern. */
public sealed interface ReadPlan {

    /** The access pattern. */
    ReadMethod method();

    /** Each wanted record with the key under which the request finds it. */
    List<Source> sources();

    /**
     * The attributes that the request asks for, where it doesn't need all: those of a view, with the table's key and
     * type attributes, and the one that tells expired items.
     */
    Optional<List<String>> projection();

    /** The attribute by which the wanted items expire, if some of them do. */
    default Optional<String> timeToLive() {
        return sources().stream()
                .flatMap(s -> s.item().expiry().stream())
                .map(Component::attribute)
                .findFirst();
    }

    /** A {@code GetItem} by a full primary or copy key. */
    record Get(
            ReadMethod method,
            Source source,
            KeyExpression partition,
            Optional<KeyExpression> sort,
            Optional<List<String>> projection)
            implements ReadPlan {
        @Override
        public List<Source> sources() {
            return List.of(source);
        }
    }

    /**
     * A {@code Query}.
     *
     * @param index the index, or none for the table itself
     * @param partition the value of the partition key
     * @param sort the condition on the sort key
     * @param countable whether every key that can lie in the range is a wanted record's, so that items can be counted
     *     without being looked at
     */
    record Query(
            ReadMethod method,
            List<Source> sources,
            Optional<Index> index,
            KeyExpression partition,
            SortCondition sort,
            boolean countable,
            Optional<List<String>> projection)
            implements ReadPlan {
        /** Copies the list. */
        public Query {
            sources = List.copyOf(sources);
        }
    }
}
