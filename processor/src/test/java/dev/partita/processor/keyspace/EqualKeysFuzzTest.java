package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class EqualKeysFuzzTest {

    private static final int PAIRS = Integer.getInteger("partita.keyspace.pairs", 1_500);

    @Test
    void verdictsAreThoseOfBruteForce() {
        long seed = Long.getLong("partita.seed", 1L);
        Random random = new Random(seed);
        RandomKeys keys = new RandomKeys(random);
        BruteForce force = new BruteForce(random);
        int apart = 0;
        int meets = 0;
        int notProved = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            Key one = keys.key();
            Key other = random.nextInt(5) == 0 ? keys.key() : keys.like(one);
            String what = "seed " + seed + ": " + show(one) + " and " + show(other);
            Verdict verdict = EqualKeys.of(one, other, RandomKeys.DELIMITER);
            if (verdict instanceof Verdict.Meets meeting) {
                meets++;
                assertIsReal(what, meeting.witness(), one, other);
            } else if (verdict instanceof Verdict.Apart) {
                apart++;
                assertThat(collision(force, one, other)).as(what).isEmpty();
                assertThat(collision(force, other, one)).as(what).isEmpty();
            } else {
                notProved++;
                System.out.println("not proved: " + what);
            }
        }
        System.out.printf("equal keys: %d apart, %d meet, %d not proved%n", apart, meets, notProved);
        assertThat(notProved).as("seed %d", seed).isLessThanOrEqualTo(PAIRS / 100);
        assertThat(Math.min(apart, meets)).as("seed %d", seed).isGreaterThan(PAIRS / 20);
    }

    private static void assertIsReal(String what, Witness witness, Key one, Key other) {
        List<String> first = real(what, witness.items().get(0), one);
        List<String> second = real(what, witness.items().get(1), other);
        assertThat(first).as(what).isEqualTo(second);
    }

    /** The key that the witness's values make. */
    static List<String> real(String what, WitnessItem item, Key key) {
        Optional<List<String>> made =
                BruteForce.values(key.slots().toList(), item.values()).flatMap(v -> BruteForce.key(key, v));
        assertThat(made).as(what + " " + item).contains(List.of(item.partition(), item.sort()));
        return made.orElseThrow();
    }

    /** A key that one writes and that can be taken apart as one of the other. */
    private static Optional<List<String>> collision(BruteForce force, Key one, Key other) {
        boolean sameTypes = one.partition().kind() == other.partition().kind()
                && one.sort().map(KeyTemplate::kind).equals(other.sort().map(KeyTemplate::kind));
        return IntStream.range(0, sameTypes ? 60 : 0)
                .mapToObj(i -> BruteForce.key(one, force.assignment(one.slots().toList())))
                .flatMap(Optional::stream)
                .filter(key -> Splits.isKey(other, key))
                .findFirst();
    }

    static String show(Key key) {
        return key.partition().source() + " / "
                + key.sort().map(KeyTemplate::source).orElse("");
    }
}
