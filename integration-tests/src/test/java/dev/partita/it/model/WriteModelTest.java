package dev.partita.it.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.Engine;
import dev.partita.it.model.Club.Everything;
import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.LineKey;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.SessionKey;
import dev.partita.runtime.OutcomeUnknownException;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Random sequences of every kind of write, with answers that get lost, throttling, conflicts and batches that stay undone.
 * After each, the table holds what a model in memory holds, with its copies and nothing else, and access patterns return what
 * a filter over the model finds. {@code -Dpartita.seed=N} repeats a run, {@code -Dpartita.model.operations=N} asks for more.
 */
class WriteModelTest {

    private static final long SEED = Long.getLong("partita.seed", 20260301);
    private static final int OPERATIONS = Integer.getInteger("partita.model.operations", 1000);

    @RegisterExtension
    final Engine engine = new Engine();

    private final Random random = new Random(SEED);
    private final Chance chance = new Chance(new Random(SEED + 1));
    private final Stored stored = new Stored();
    private final List<String> history = new ArrayList<>();

    /** Far from the engine's own time, which may delete what has expired. */
    private Instant now = Instant.parse("2040-01-01T00:00:00Z");

    private final Clock clock = new Clock() {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    };

    private Club reading = new DynamoClub(engine.client());

    @BeforeEach
    void create() {
        ClubSchema.create(engine.client(), engine.options(Club.class));
        reading = new DynamoClub(engine.client(), options());
    }

    private RepositoryOptions options() {
        return engine.options(Club.class).clock(clock);
    }

    @Test
    void theTableHoldsWhatTheModelHolds() {
        System.out.println("WriteModelTest: -Dpartita.seed=" + SEED);
        int failed = 0;
        int unknown = 0;
        try (DynamoDbClient client = DynamoEngine.shared().client(chance)) {
            Steps steps = new Steps(new DynamoClub(client, options()), stored, clock, random);
            for (int i = 0; i < OPERATIONS; i++) {
                now = now.plus(Duration.ofSeconds(random.nextInt(10)));
                Step step = steps.next();
                history.add(step.words());
                failed += step.failure().isPresent() ? 1 : 0;
                unknown += run(step) ? 0 : 1;
                compare();
            }
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    "-Dpartita.seed=" + SEED + ", operation " + history.size() + ": "
                            + history.subList(Math.max(0, history.size() - 5), history.size()) + "\n  model " + stored,
                    e);
        }
        System.out.println("WriteModelTest: " + OPERATIONS + " operations, " + failed + " refused, " + chance.happened()
                + " faults, " + unknown + " outcomes unknown");
        assertThat(failed).isBetween(OPERATIONS / 10, OPERATIONS * 2 / 3);
        assertThat(chance.happened()).isGreaterThan(OPERATIONS / 10);
    }

    /** Makes the call; false if its outcome can't be known by the caller. */
    private boolean run(Step step) {
        chance.begin();
        try {
            Object result = step.call().call();
            assertThat(step.failure()).as("what should have failed").isEmpty();
            if (!chance.isLost()) {
                step.result().ifPresent(wanted -> assertThat(result).isEqualTo(wanted));
            }
            step.effect().run();
            return true;
        } catch (OutcomeUnknownException e) {
            assertThat(chance.isLost() || step.failure().isPresent())
                    .as("a call whose answers all arrive is known to succeed")
                    .isTrue();
            step.effect().run();
            return false;
        } catch (RuntimeException e) {
            if (!step.failure().filter(e.getClass()::equals).isPresent()) {
                throw e;
            }
            return true;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private void compare() {
        assertThat(engine.items(Club.class).stream().map(ClubSchema::decode).toList())
                .containsExactlyInAnyOrderElementsOf(stored.items());
        String member = any(Steps.MEMBERS);
        assertThat(reading.member(new MemberKey(member))).isEqualTo(stored.member(member));
        assertThat(reading.everything(member))
                .isEqualTo(new Everything(stored.member(member), stored.tickets(member), stored.lines(member)));
        assertThat(reading.tickets(member)).isEqualTo(stored.tickets(member));
        String city = any(Steps.CITIES);
        assertThat(reading.activeIn(city)).isEqualTo(stored.activeIn(city));
        String code = any(Steps.CODES);
        assertThat(reading.ticket(code)).isEqualTo(stored.ticket(code));
        String session = any(Steps.SESSIONS);
        assertThat(reading.session(new SessionKey(session))).isEqualTo(stored.session(session, now));
        List<LineKey> keys =
                IntStream.range(0, 5).mapToObj(n -> new LineKey(member, n)).toList();
        List<Line> lines =
                keys.stream().map(stored::line).flatMap(Optional::stream).toList();
        assertThat(reading.lines(keys).values()).containsExactlyElementsOf(lines);
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
