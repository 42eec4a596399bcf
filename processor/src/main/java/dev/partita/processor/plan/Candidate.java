package dev.partita.processor.plan;

import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A key of each wanted record, all in the table or all in one index, whose partitions are the same. */
record Candidate(List<ItemKey> keys) {

    Candidate {
        keys = List.copyOf(keys);
    }

    /** The key that stands for all where they agree. */
    ItemKey first() {
        return keys.get(0);
    }

    Optional<Index> index() {
        return first().index();
    }

    /** Whether {@code via} chooses it: {@code primary}, or the name of a copy or an index. */
    boolean isVia(String name) {
        return name.equals("primary")
                ? keys.stream().allMatch(ItemKey::isPrimary)
                : keys.stream().anyMatch(k -> k.name().equals(name));
    }

    /** The names of its keys, each once. */
    String name() {
        return keys.stream().map(ItemKey::name).distinct().collect(Collectors.joining(" + "));
    }
}
