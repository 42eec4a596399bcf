package dev.partita.processor.keyspace;

/**
 * What one proof may cost in all, in characters laid beside each other: a measure of work that is the same on every
 * machine, so that a build never turns on how fast it runs.
 */
final class Budget {

    /** Some tenths of a second. Of a hundred thousand random designs none needs a tenth of it. */
    private static final int MOST = 3_000_000;

    private int left;

    Budget() {
        this(MOST);
    }

    /** A budget of so many characters. */
    Budget(int most) {
        this.left = most;
    }

    /** Takes what a step costs; false if there is nothing left. */
    boolean take(int work) {
        left = Math.max(0, left - work);
        return left > 0;
    }

    boolean isSpent() {
        return left == 0;
    }
}
