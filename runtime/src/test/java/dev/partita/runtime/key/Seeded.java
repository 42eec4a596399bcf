package dev.partita.runtime.key;

import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Runs a law on random values. A failure names the seed of its run; {@code -Dpartita.seed} begins with that run. */
final class Seeded {

    private static final @Nullable Long GIVEN = Long.getLong("partita.seed");

    private Seeded() {}

    static void check(int runs, Consumer<Random> law) {
        long first = GIVEN != null ? GIVEN : 1L;
        for (int run = 0; run < runs; run++) {
            long seed = first + run;
            try {
                law.accept(new Random(seed * 0x9E37_79B9_7F4A_7C15L));
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("repeat with -Dpartita.seed=" + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
