package dev.partita.processor.plan;

import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern tried on a candidate.
 *
 * @param keys the candidate's keys with what the parameters say about them
 */
record Trial(Table table, ReadMethod method, Candidate candidate, List<BoundKey> keys) {

    Trial {
        keys = List.copyOf(keys);
    }

    /** The key that stands for all where they agree. */
    BoundKey first() {
        return keys.get(0);
    }

    /** The records with the keys by which they are recognised: in an index, those of the items themselves. */
    List<Source> sources() {
        return keys.stream().map(this::source).toList();
    }

    Source source(BoundKey key) {
        return new Source(
                key.key().item(),
                key.key().index().isPresent() ? Optional.empty() : key.key().copy());
    }

    /** What to put before a reason that concerns one of several records. */
    String owner(BoundKey key) {
        return keys.size() == 1 ? "" : key.key().item().type().simpleName() + ": ";
    }
}
