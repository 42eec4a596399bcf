package dev.partita.runtime;

import java.util.Objects;
import java.util.Optional;

/**
 * Which page is wanted.
 *
 * @param size the greatest number of items on it, at least 1
 * @param cursor where it begins: the cursor of the page before it, or none for the first
 */
public record PageRequest(int size, Optional<String> cursor) {

    /**
     * Checks the size.
     *
     * @param size the greatest number of items, at least 1
     * @param cursor the cursor of the page before it, or none for the first
     */
    public PageRequest {
        if (size < 1) {
            throw new IllegalArgumentException("a page holds at least 1 item, not " + size);
        }
        Objects.requireNonNull(cursor, "cursor");
    }

    /**
     * {@return the first page}
     *
     * @param size the greatest number of items on it, at least 1
     */
    public static PageRequest first(int size) {
        return new PageRequest(size, Optional.empty());
    }

    /**
     * {@return the page behind another one}
     *
     * @param cursor the other page's cursor
     * @param size the greatest number of items on it, at least 1
     */
    public static PageRequest after(String cursor, int size) {
        return new PageRequest(size, Optional.of(cursor));
    }
}
