package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.TimeToLive;
import dev.partita.Unique;
import dev.partita.Update;
import dev.partita.Version;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.StaleVersionException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Claims and copies of records that have a version, or expire. */
class VouchTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Seats",
            items = {Seat.class, Hold.class})
    interface Seats {

        @AccessPattern("a seat")
        Optional<Seat> seat(String id);

        @Put
        Seat save(Seat seat);

        @Put
        Seat replace(Seat after, @Expect Seat before);

        @Delete
        boolean remove(Seat seat);

        @AccessPattern("a hold")
        Optional<Hold> hold(String id);

        @Put(when = When.ABSENT)
        void take(Hold hold);

        @Update(Hold.class)
        void prolong(String id, @Expect("what") String what, @Assign("until") Optional<Instant> until);
    }

    @Partition("SEAT#{id}")
    @Sort("HEAD")
    @Unique("GUEST#{guest}")
    @CopyKey(name = "byRow", partition = "ROW#{row}", sort = "{id}")
    record Seat(
            String id,
            String row,
            @Nullable String guest,
            @Version long version) {}

    @Partition("HOLD#{id}")
    @Sort("HEAD")
    @Unique("WHAT#{what}")
    record Hold(
            String id, String what, @TimeToLive @Nullable Instant until) {}

    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    private Seats seats = new DynamoVouchTest_Seats(engine.client());

    @BeforeEach
    void create() {
        VouchTest_SeatsSchema.create(engine.client(), engine.options(Seats.class));
        seats = at(NOW);
    }

    private Seats at(Instant now) {
        return new DynamoVouchTest_Seats(
                engine.client(), engine.options(Seats.class).clock(Clock.fixed(now, ZoneOffset.UTC)));
    }

    private List<Decoded> decoded() {
        return engine.items(Seats.class).stream()
                .map(VouchTest_SeatsSchema::decode)
                .toList();
    }

    private static List<Decoded> whole(Seat seat) {
        Map<String, AttributeValue> owner = item("PK", "SEAT#" + seat.id(), "SK", "HEAD");
        return List.of(
                new Decoded.Primary(seat), new Decoded.Copy("byRow", seat), new Decoded.Claim("GUEST#{guest}", owner));
    }

    @Test
    void aVersionedPutExpectsThatNothingMoved() {
        Seat first = seats.save(new Seat("s", "A", "ann", 0));
        assertThat(first.version()).isEqualTo(1);
        Seat second = seats.save(first);
        assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(second));
        Seat moved = new Seat("s", "B", "ann", second.version());
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> seats.save(moved))
                .withMessageContaining("expected row = B, found A");
        assertThatExceptionOfType(StaleVersionException.class).isThrownBy(() -> seats.save(first));

        Seat third = seats.replace(moved, second);
        assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(third));
        assertThat(third).isEqualTo(new Seat("s", "B", "ann", 3));
        assertThat(seats.remove(third)).isTrue();
        assertThat(decoded()).isEmpty();
    }

    @Test
    void whatWasStoredWithoutAVersionIsNotOrphanedEither() {
        Seat first = seats.save(new Seat("s", "A", "ann", 0));
        engine.plain()
                .updateItem(r -> r.tableName(engine.table(Seats.class))
                        .key(item("PK", "SEAT#s", "SK", "HEAD"))
                        .updateExpression("REMOVE version"));
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> seats.save(new Seat("s", "B", "ann", 0)));
        assertThat(seats.save(new Seat("s", "A", "ann", 0))).isEqualTo(first);
    }

    @Test
    void aClaimExpiresWithItsItem() {
        Hold hold = new Hold("h", "seat 7", NOW.plusSeconds(60));
        seats.take(hold);
        assertThat(claim()).containsEntry("until", Values.n(NOW.getEpochSecond() + 60));
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> seats.take(new Hold("i", "seat 7", null)));

        seats.prolong("h", "seat 7", Optional.of(NOW.plusSeconds(600)));
        assertThat(claim()).containsEntry("until", Values.n(NOW.getEpochSecond() + 600));
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> at(NOW.plusSeconds(61)).take(new Hold("i", "seat 7", null)));

        at(NOW.plusSeconds(601)).take(new Hold("i", "seat 7", null));
        assertThat(claim()).containsEntry("claimOwner", AttributeValue.fromM(item("PK", "HOLD#i", "SK", "HEAD")));
        assertThat(claim()).doesNotContainKey("until");
    }

    private Map<String, AttributeValue> claim() {
        List<Map<String, AttributeValue>> claims = engine.items(Seats.class).stream()
                .filter(i -> VouchTest_SeatsSchema.decode(i) instanceof Decoded.Claim)
                .toList();
        assertThat(claims).hasSize(1);
        return claims.get(0);
    }
}
