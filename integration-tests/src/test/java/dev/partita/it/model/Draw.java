package dev.partita.it.model;

import java.time.Clock;
import java.util.List;
import java.util.Random;

/**
 * What random calls are drawn from.
 *
 * @param stored what is stored
 * @param clock tells the present
 * @param random decides
 */
record Draw(Stored stored, Clock clock, Random random) {

    <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
