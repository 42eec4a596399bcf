package dev.partita.runtime;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Pauses between attempts: each about twice as long as the one before, from 25 ms up to two seconds. Up to half of each is
 * left to chance, so that programs that are in each other's way don't meet again.
 */
final class Backoff {

    static final Backoff SLEEPING = new Backoff(Thread::sleep);

    /** How often a write is sent that did nothing because it met others. */
    static final int MOST_CONFLICTS = 5;

    private static final int FIRST_MILLIS = 25;
    private static final int LONGEST_MILLIS = 2_000;
    private static final int MOST_DOUBLINGS = 10;

    private final Sleeper sleeper;

    Backoff(Sleeper sleeper) {
        this.sleeper = sleeper;
    }

    /** What takes time. */
    interface Sleeper {
        void sleep(long millis) throws InterruptedException;
    }

    /** Waits before another attempt, after so many; false if somebody wants this thread to end. */
    boolean pause(int attempts) {
        int longest = Math.min(FIRST_MILLIS << Math.min(attempts, MOST_DOUBLINGS), LONGEST_MILLIS);
        try {
            sleeper.sleep(ThreadLocalRandom.current().nextInt(longest / 2, longest + 1));
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
