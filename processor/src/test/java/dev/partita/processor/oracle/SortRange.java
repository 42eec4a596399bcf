package dev.partita.processor.oracle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The keys that a condition lets through. Both ends are included unless said otherwise. */
record SortRange(@Nullable KeyValue low, @Nullable KeyValue high, boolean lowOut, boolean highOut, boolean nothing) {

    static final SortRange NOTHING = new SortRange(null, null, false, false, true);
    static final SortRange EVERYTHING = new SortRange(null, null, false, false, false);

    boolean holds(Optional<KeyValue> key) {
        if (nothing) {
            return false;
        }
        return key.isEmpty() || (isBehindLow(key.get()) && isBeforeHigh(key.get()));
    }

    private boolean isBehindLow(KeyValue key) {
        return low == null || (lowOut ? key.compareTo(low) > 0 : key.compareTo(low) >= 0);
    }

    private boolean isBeforeHigh(KeyValue key) {
        return high == null || (highOut ? key.compareTo(high) < 0 : key.compareTo(high) <= 0);
    }
}
