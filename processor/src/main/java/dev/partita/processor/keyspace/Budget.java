package dev.partita.processor.keyspace;

/** How many steps one question may cost in all. */
final class Budget {

    private static final int STEPS = 100_000;

    private int left = STEPS;

    /** Takes a step; false if there is none left. */
    boolean take() {
        return left > 0 && --left > 0;
    }

    boolean isSpent() {
        return left <= 0;
    }
}
