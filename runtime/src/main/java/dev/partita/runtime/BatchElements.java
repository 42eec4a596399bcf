package dev.partita.runtime;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a batch is given. */
final class BatchElements {

    private BatchElements() {}

    /** An element, which may not be null. */
    static <T> T at(List<? extends T> elements, int index, String method) {
        return Objects.requireNonNull(elements.get(index), () -> method + ": element " + index);
    }

    static BatchIncompleteException incomplete(
            String method, int all, List<?> undone, List<?> found, @Nullable Throwable cause) {
        String why = cause == null ? "the service left them undone time and again" : String.valueOf(cause.getMessage());
        return new BatchIncompleteException(
                method + ": " + undone.size() + " of " + all + " are undone: " + why, undone, found, cause);
    }
}
