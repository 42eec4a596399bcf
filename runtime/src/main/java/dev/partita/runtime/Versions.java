package dev.partita.runtime;

import org.jspecify.annotations.Nullable;

/** Counts versions: the next one of a record that was never stored, with version 0 or null, is 1. */
public final class Versions {

    private Versions() {}

    /**
     * {@return the next version}
     *
     * @param version a version
     * @throws IllegalArgumentException if it is the last that an {@code int} holds
     */
    public static int next(int version) {
        if (version == Integer.MAX_VALUE) {
            throw new IllegalArgumentException("the version " + version + " is the last that an int holds");
        }
        return version + 1;
    }

    /**
     * {@return the next version}
     *
     * @param version a version
     * @throws IllegalArgumentException if it is the last that a {@code long} holds
     */
    public static long next(long version) {
        if (version == Long.MAX_VALUE) {
            throw new IllegalArgumentException("the version " + version + " is the last that a long holds");
        }
        return version + 1;
    }

    /**
     * {@return the next version}
     *
     * @param version a version, or null
     * @throws IllegalArgumentException if it is the last that an {@code int} holds
     */
    public static Integer next(@Nullable Integer version) {
        return version == null ? 1 : next(version.intValue());
    }

    /**
     * {@return the next version}
     *
     * @param version a version, or null
     * @throws IllegalArgumentException if it is the last that a {@code long} holds
     */
    public static Long next(@Nullable Long version) {
        return version == null ? 1 : next(version.longValue());
    }
}
