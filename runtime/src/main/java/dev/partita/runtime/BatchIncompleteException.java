package dev.partita.runtime;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A batch ended before all of it was done: the service left something undone each time it was sent, or failed. What is not
 * {@link #undone} is done. To send what is undone again is safe; it may be done already where {@link #getCause} is a failure
 * of the connection.
 */
public class BatchIncompleteException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final transient List<Object> undone;
    private final transient List<Object> found;

    /**
     * Makes one.
     *
     * @param message what was to be done
     * @param undone what the method was given and is undone, in its order
     * @param found the records that a get has found
     * @param cause the failure that ended it, if it was one
     */
    public BatchIncompleteException(String message, List<?> undone, List<?> found, @Nullable Throwable cause) {
        super(message, cause);
        this.undone = List.copyOf(undone);
        this.found = List.copyOf(found);
    }

    /**
     * {@return those of the method's records or keys that are undone, in the order in which they were given; empty in an
     * exception that was serialized}
     */
    public List<Object> undone() {
        return Objects.requireNonNullElse(undone, List.of());
    }

    /**
     * {@return the same, of one type}
     *
     * @param type the type of the method's records or keys
     * @param <T> the type
     */
    public <T> List<T> undone(Class<T> type) {
        return undone().stream().map(type::cast).toList();
    }

    /**
     * {@return the records that a get has found, in the order of their keys; empty for a write, and in an exception that was
     * serialized}
     *
     * @param type the record
     * @param <T> the record
     */
    public <T> List<T> found(Class<T> type) {
        return Objects.requireNonNullElse(found, List.of()).stream()
                .map(type::cast)
                .toList();
    }
}
