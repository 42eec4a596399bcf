package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ReachFuzzTest {

    private static final int REQUESTS = Integer.getInteger("partita.keyspace.requests", 1_500);

    @Test
    void verdictsAreThoseOfBruteForce() {
        long seed = Long.getLong("partita.seed", 1L);
        Random random = new Random(seed);
        RandomKeys keys = new RandomKeys(random);
        RandomRequests requests = new RandomRequests(random);
        BruteForce force = new BruteForce(random);
        int apart = 0;
        int meets = 0;
        int notProved = 0;
        for (int i = 0; i < REQUESTS; i++) {
            Key wanted = keys.key();
            Key other = random.nextInt(5) == 0 ? keys.key() : keys.like(wanted);
            if (!wanted.sort().map(KeyTemplate::kind).equals(other.sort().map(KeyTemplate::kind))) {
                continue;
            }
            RandomRequests.Request request = requests.on(wanted);
            String what = "seed " + seed + ": " + request + " and " + EqualKeysFuzzTest.show(other);
            Verdict verdict = Reach.of(request.partition(), request.sort(), other, RandomKeys.DELIMITER);
            if (verdict instanceof Verdict.Meets meeting) {
                meets++;
                List<String> key =
                        EqualKeysFuzzTest.real(what, meeting.witness().items().get(0), other);
                assertThat(request.readsShown(meeting.witness().arguments(), key))
                        .as(what + " " + meeting)
                        .isTrue();
            } else if (verdict instanceof Verdict.Apart) {
                apart++;
                assertThat(reached(force, request, other)).as(what).isEmpty();
            } else {
                notProved++;
                System.out.println("not proved: " + what);
            }
        }
        System.out.printf("reach: %d apart, %d meet, %d not proved%n", apart, meets, notProved);
        assertThat(notProved).as("seed %d", seed).isLessThanOrEqualTo(REQUESTS / 100);
        assertThat(Math.min(apart, meets)).as("seed %d", seed).isGreaterThan(REQUESTS / 20);
    }

    private static Optional<String> reached(BruteForce force, RandomRequests.Request request, Key other) {
        if (request.partition().kind() != other.partition().kind()) {
            return Optional.empty();
        }
        for (int i = 0; i < 150; i++) {
            Map<String, Object> values = force.assignment(other.slots().toList());
            Optional<List<String>> key = BruteForce.key(other, values);
            Map<String, Object> arguments = request.arguments(force, values);
            if (key.isPresent() && request.reads(arguments, key.get())) {
                return Optional.of(key + " by " + arguments);
            }
        }
        return Optional.empty();
    }
}
