package dev.partita.runtime;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a partial update does to a component: leave it alone, remove it, or set it. A request body that mentions some of an
 * item's components becomes a change record of such patches.
 *
 * <pre>{@code
 * @Update(Customer.class)
 * public record CustomerPatch(String id, @Assign Patch<String> name, @Assign Patch<String> nick) {}
 *
 * shop.patch(new CustomerPatch("42", Patch.keep(), Patch.remove()));
 * }</pre>
 *
 * @param <T> the component's type
 */
public final class Patch<T> {

    private static final Patch<?> KEEP = new Patch<>(true, null);
    private static final Patch<?> REMOVE = new Patch<>(false, null);

    private final boolean kept;
    private final @Nullable T value;

    private Patch(boolean kept, @Nullable T value) {
        this.kept = kept;
        this.value = value;
    }

    /**
     * {@return a patch that leaves the component alone}
     *
     * @param <T> the component's type
     */
    @SuppressWarnings("unchecked")
    public static <T> Patch<T> keep() {
        return (Patch<T>) KEEP;
    }

    /**
     * {@return a patch that removes the component; for one that always has a value, the update throws an
     * {@code IllegalArgumentException}}
     *
     * @param <T> the component's type
     */
    @SuppressWarnings("unchecked")
    public static <T> Patch<T> remove() {
        return (Patch<T>) REMOVE;
    }

    /**
     * {@return a patch that sets the component}
     *
     * @param value its new value
     * @param <T> the component's type
     */
    public static <T> Patch<T> set(T value) {
        return new Patch<>(false, Objects.requireNonNull(value, "value"));
    }

    /** {@return whether the component is left alone} */
    public boolean isKept() {
        return kept;
    }

    /** {@return the component's new value; empty if it is left alone or removed} */
    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Patch<?> patch && kept == patch.kept && Objects.equals(value, patch.value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kept, value);
    }

    @Override
    public String toString() {
        return kept ? "keep" : value == null ? "remove" : "set " + value;
    }
}
