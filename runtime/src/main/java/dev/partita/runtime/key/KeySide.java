package dev.partita.runtime.key;

import org.jspecify.annotations.Nullable;

/**
 * Which end of a range a bound is, and whether its own value is within. {@link #FROM}, {@link #AFTER} and {@link
 * #FIRST_AFTER} are lower ends, the others upper ends.
 */
public enum KeySide {
    /** Inclusive lower end; rounded up. */
    FROM(true, false, 0, 1),
    /** Exclusive lower end; rounded down. */
    AFTER(true, true, 0, 0),
    /** The exclusive lower end again, as the first value that is within: an inclusive one. */
    FIRST_AFTER(true, false, 1, 1),
    /** Inclusive upper end; rounded down. */
    TO(false, false, 0, 0),
    /** Exclusive upper end; rounded up. */
    BEFORE(false, true, 0, 1),
    /** The exclusive upper end again, as the last value that is within: an inclusive one. */
    LAST_BEFORE(false, false, -1, 0);

    private final boolean lower;
    private final boolean strict;
    private final int stepIfExact;
    private final int stepIfRounded;

    KeySide(boolean lower, boolean strict, int stepIfExact, int stepIfRounded) {
        this.lower = lower;
        this.strict = strict;
        this.stepIfExact = stepIfExact;
        this.stepIfRounded = stepIfRounded;
    }

    boolean isLower() {
        return lower;
    }

    /** How many values of the format the bound lies from the given value rounded down. */
    int step(boolean rounded) {
        return rounded ? stepIfRounded : stepIfExact;
    }

    /**
     * What becomes of a bound that no value of the format reaches, or none can pass.
     *
     * @param toLeast how the bound compares to the least value of the format
     * @param toGreatest how it compares to the greatest
     * @return open or empty, or null where the bound divides the values
     */
    @Nullable
    KeyBound outside(int toLeast, int toGreatest) {
        int toNearest = lower ? -toGreatest : toLeast;
        if (toNearest < 0 || (strict && toNearest == 0)) {
            return KeyBound.EMPTY;
        }
        return (lower ? -toLeast : toGreatest) > 0 ? KeyBound.OPEN : null;
    }

    /** The same for values that are counted: the given one rounded down, and the step from it to the bound. */
    @Nullable
    KeyBound outside(long value, int step, long least, long greatest) {
        if (step > 0 && value >= greatest) {
            return lower ? KeyBound.EMPTY : KeyBound.OPEN;
        }
        if (step < 0 && value <= least) {
            return KeyBound.EMPTY;
        }
        return outside(Long.compare(value + step, least), Long.compare(value + step, greatest));
    }
}
