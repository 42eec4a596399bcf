package dev.partita.runtime;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A page of a result. It may be short, or even empty, with more behind it: only an absent cursor is the end.
 *
 * @param <T> what is listed
 * @param items the items in order
 * @param cursor where the next page begins, unless this is the last
 */
public record Page<T>(List<T> items, Optional<String> cursor) {

    /**
     * Copies the list.
     *
     * @param items the items in order
     * @param cursor where the next page begins, unless this is the last
     */
    public Page {
        items = List.copyOf(items);
        Objects.requireNonNull(cursor, "cursor");
    }

    /**
     * {@return what to ask for the next page, unless this is the last}
     *
     * @param size the greatest number of items on it
     */
    public Optional<PageRequest> next(int size) {
        return cursor.map(c -> PageRequest.after(c, size));
    }
}
