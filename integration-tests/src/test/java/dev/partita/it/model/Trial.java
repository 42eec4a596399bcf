package dev.partita.it.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.model.Club.Everything;
import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.LineKey;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.SessionKey;
import dev.partita.runtime.OutcomeUnknownException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A random sequence of writes on one table, each compared with the model. */
final class Trial {

    private final long seed;
    private final Random random;
    private final Service service;
    private final Stored stored = new Stored();
    private final List<String> history = new ArrayList<>();
    private int refused;
    private int unknown;

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

    Trial(long seed, Service service) {
        this.seed = seed;
        this.random = new Random(seed);
        this.service = service;
    }

    /** A table, and what goes wrong on the way to it. */
    interface Service {

        /** A repository whose requests go wrong. */
        Club writing(Clock clock);

        /** One whose requests don't. */
        Club reading(Clock clock);

        /** Everything that the table holds. */
        List<Map<String, AttributeValue>> items();

        /** A new call begins. */
        void begin();

        /** Whether an answer got lost in this call. */
        boolean isLost();

        /** How often something went wrong. */
        int faults();
    }

    void run(String name, int operations) {
        System.out.println(name + ": -Dpartita.seed=" + seed);
        Club reading = service.reading(clock);
        Steps steps = new Steps(service.writing(clock), new Draw(stored, clock, random));
        try {
            for (int i = 0; i < operations; i++) {
                now = now.plus(Duration.ofSeconds(random.nextInt(10)));
                Step step = steps.next();
                history.add(step.words());
                refused += step.failure().isPresent() ? 1 : 0;
                run(step);
                compare(reading);
            }
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    "-Dpartita.seed=" + seed + ", operation " + history.size() + ": "
                            + history.subList(Math.max(0, history.size() - 5), history.size()) + "\n  model " + stored,
                    e);
        }
        System.out.println(name + ": " + operations + " operations, " + refused + " refused, " + service.faults()
                + " faults, " + unknown + " outcomes unknown");
        assertThat(refused).isBetween(operations / 10, operations * 2 / 3);
        assertThat(service.faults()).isGreaterThan(operations / 50);
        assertThat(unknown).isPositive();
    }

    private void run(Step step) {
        service.begin();
        try {
            Object result = step.call().call();
            assertThat(step.failure()).as("what should have failed").isEmpty();
            if (!service.isLost()) {
                step.result().ifPresent(wanted -> assertThat(result).isEqualTo(wanted));
            }
            step.effect().run();
        } catch (OutcomeUnknownException e) {
            assertThat(service.isLost() || step.failure().isPresent())
                    .as("a call whose answers all arrive is known to succeed")
                    .isTrue();
            step.effect().run();
            unknown++;
        } catch (RuntimeException e) {
            if (step.failure().filter(e.getClass()::equals).isEmpty()) {
                throw e;
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private void compare(Club reading) {
        assertThat(service.items().stream().map(ClubSchema::decode).toList())
                .containsExactlyInAnyOrderElementsOf(stored.items());
        assertThat(claims()).isEqualTo(stored.claims());
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
        String alias = any(Steps.ALIASES);
        assertThat(reading.alias(alias)).isEqualTo(stored.alias(alias));
        assertThat(reading.session(new SessionKey(session))).isEqualTo(stored.session(session, now));
        List<LineKey> keys =
                IntStream.range(0, 5).mapToObj(n -> new LineKey(member, n)).toList();
        List<Line> lines =
                keys.stream().map(stored::line).flatMap(Optional::stream).toList();
        assertThat(reading.lines(keys).values()).containsExactlyElementsOf(lines);
    }

    private Map<String, String> claims() {
        return service.items().stream()
                .map(ItemTexts::new)
                .filter(item -> item.text("PK").startsWith("MAIL#"))
                .collect(Collectors.toMap(
                        item -> item.text("PK"),
                        item -> item.inner("claimOwner").text("PK")));
    }

    /** An item's texts. */
    private record ItemTexts(Map<String, AttributeValue> item) {

        private static final AttributeValue NONE = AttributeValue.fromS("");

        String text(String name) {
            return item.getOrDefault(name, NONE).s();
        }

        ItemTexts inner(String name) {
            return new ItemTexts(item.getOrDefault(name, NONE).m());
        }
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
