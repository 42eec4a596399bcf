package dev.partita.it;

import org.jspecify.annotations.Nullable;

/** Null, where the types say that there is none. */
final class Nulls {

    private Nulls() {}

    /** What code without checks of nullness may pass. */
    @SuppressWarnings("NullAway")
    static <T> T of() {
        @Nullable T nothing = null;
        return nothing;
    }
}
