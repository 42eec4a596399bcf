package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.Check;
import dev.partita.ClientRequestToken;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.Others;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Returning;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.TimeToLive;
import dev.partita.Transaction;
import dev.partita.Update;
import dev.partita.Version;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.TokenReusedException;
import dev.partita.runtime.TransactionFailedException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Kind 12: what has expired is absent to every condition, whether the service has deleted it or not. */
class ExpiryWriteTest {

    private static final Instant NOW = Instant.parse("2025-03-01T12:00:00Z");
    private static final Instant PAST = NOW;
    private static final Instant LATER = NOW.plusSeconds(1);

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "App",
            items = {Lock.class, Quota.class, Ticket.class})
    interface App {

        @AccessPattern("a lock")
        Optional<Lock> lock(String name);

        @AccessPattern("a quota")
        Optional<Quota> quota(String user);

        @AccessPattern("a ticket")
        Optional<Ticket> ticket(String id, String event);

        @AccessPattern("the ticket of a seat")
        Optional<Ticket> seat(String event);

        @Put(when = When.ABSENT)
        Lock take(Lock lock);

        @Put(when = When.PRESENT)
        void renew(Lock lock);

        @Put
        void force(Lock lock);

        @Put(others = Others.KEEP)
        void keep(Lock lock);

        @Put(returning = Returning.OLD)
        Optional<Lock> swap(Lock lock);

        @Delete
        boolean release(Lock lock);

        @Delete(Lock.class)
        Optional<Lock> release(String name);

        @Update(Lock.class)
        void setOwner(String name, @Expect("owner") String from, @Assign("owner") String to);

        @Update(Lock.class)
        void extend(String name, @Assign Instant until);

        @Update(value = Quota.class, upsert = true)
        Quota count(String user, @Add int used, @Assign Instant until);

        @Update(value = Quota.class, upsert = true, returning = Returning.OLD)
        Optional<Quota> countOld(String user, @Add int used, @Assign Instant until);

        @Transaction
        void takeIf(@Check Lock guard, @Put(when = When.ABSENT) Lock lock);

        @Transaction
        void takeOnce(@Put(when = When.ABSENT) Lock lock, @ClientRequestToken String token);

        @Put
        Ticket save(Ticket ticket);

        @Update(Ticket.class)
        void extend(String id, String event, @Expect long version, @Assign Instant until);

        @Delete
        boolean cancel(Ticket ticket);
    }

    @Partition("LOCK#{name}")
    @Sort("HEAD")
    record Lock(
            String name, String owner, @TimeToLive @Nullable Instant until) {}

    @Partition("QUOTA#{user}")
    @Sort("HEAD")
    record Quota(
            String user,
            int used,
            @Nullable String note,
            @TimeToLive Instant until) {}

    @Partition("TICKET#{id}")
    @Sort("EVENT#{event}")
    @CopyKey(name = "seat", partition = "SEAT#{event}", sort = "HEAD")
    record Ticket(
            String id,
            String event,
            @TimeToLive Instant until,
            @Version long version) {}

    private App app;

    @BeforeEach
    void create() {
        ExpiryWriteTest_AppSchema.create(engine.client(), engine.options(App.class));
        app = app(NOW);
    }

    private App app(Instant now) {
        return new DynamoExpiryWriteTest_App(
                engine.client(), engine.options(App.class).clock(Clock.fixed(now, ZoneOffset.UTC)));
    }

    private static Lock lock(String owner, @Nullable Instant until) {
        return new Lock("a", owner, until);
    }

    private Map<String, AttributeValue> stored(String partition) {
        return engine.items(App.class).stream()
                .filter(i -> i.get("PK").s().equals(partition))
                .findFirst()
                .orElse(Map.of());
    }

    @Test
    void absentIsMissingOrExpired() {
        app.take(lock("ann", LATER));
        assertThatThrownBy(() -> app.take(lock("bob", LATER)))
                .isInstanceOf(ConditionFailedException.class)
                .hasMessageContaining("is there already");
        assertThat(app(LATER).take(lock("bob", LATER.plusSeconds(9))).owner()).isEqualTo("bob");
        assertThat(app.lock("a")).contains(lock("bob", LATER.plusSeconds(9)));
    }

    @Test
    void presentAndExpectedRequireUnexpired() {
        app.force(lock("ann", PAST));
        assertThatThrownBy(() -> app.renew(lock("ann", LATER))).isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> app.setOwner("a", "ann", "bob")).isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> app.extend("a", LATER)).isInstanceOf(ItemNotFoundException.class);
        app.force(lock("ann", null));
        app.extend("a", LATER);
        app.setOwner("a", "ann", "bob");
        app.renew(lock("cleo", LATER));
        assertThat(app.lock("a")).contains(lock("cleo", LATER));
    }

    @Test
    void whatHasExpiredWasNotThere() {
        app.force(lock("ann", PAST));
        assertThat(app.release(lock("ann", PAST))).isFalse();
        app.force(lock("ann", PAST));
        assertThat(app.release("a")).isEmpty();
        app.force(lock("ann", PAST));
        assertThat(app.swap(lock("bob", LATER))).isEmpty();
        assertThat(app.swap(lock("cleo", LATER))).contains(lock("bob", LATER));
        assertThat(app.release("a")).contains(lock("cleo", LATER));
    }

    @Test
    void aCheckRequiresUnexpired() {
        Lock guard = new Lock("guard", "x", PAST);
        app.force(guard);
        assertThatThrownBy(() -> app.takeIf(guard, lock("ann", null)))
                .isInstanceOfSatisfying(
                        TransactionFailedException.class,
                        e -> assertThat(e.reasons().get(0).failure()).containsInstanceOf(ItemNotFoundException.class));
        app.force(lock("old", PAST));
        app.force(new Lock("guard", "x", LATER));
        app.takeIf(guard, lock("ann", null));
        assertThat(app.lock("a")).contains(lock("ann", null));
    }

    @Test
    void aTokenGoesWithOnePresentSecond() {
        app.takeOnce(lock("ann", null), "token-1");
        app.takeOnce(lock("ann", null), "token-1");
        assertThatThrownBy(() -> app(LATER).takeOnce(lock("ann", null), "token-1"))
                .isInstanceOf(TokenReusedException.class);
    }

    @Test
    void anUpsertStartsAnewOverAnExpiredItem() {
        Map<String, AttributeValue> old = new HashMap<>(Map.of(
                "PK", AttributeValue.fromS("QUOTA#ann"),
                "SK", AttributeValue.fromS("HEAD"),
                "user", AttributeValue.fromS("ann"),
                "used", AttributeValue.fromN("99"),
                "note", AttributeValue.fromS("old"),
                "until", AttributeValue.fromN(Long.toString(PAST.getEpochSecond()))));
        engine.put(App.class, old);
        assertThat(app.count("ann", 1, LATER)).isEqualTo(new Quota("ann", 1, null, LATER));
        assertThat(stored("QUOTA#ann")).doesNotContainKey("note");
        assertThat(app.count("ann", 1, LATER)).isEqualTo(new Quota("ann", 2, null, LATER));
        engine.put(App.class, old);
        assertThat(app.countOld("ann", 5, LATER)).isEmpty();
        assertThat(app.countOld("ann", 5, LATER)).contains(new Quota("ann", 5, null, LATER));
        assertThat(app.count("bob", 3, LATER)).isEqualTo(new Quota("bob", 3, null, LATER));
    }

    @Test
    void whatOthersLeftInAnExpiredItemIsNotKept() {
        Map<String, AttributeValue> old = new HashMap<>(Map.of(
                "PK", AttributeValue.fromS("LOCK#a"),
                "SK", AttributeValue.fromS("HEAD"),
                "secret", AttributeValue.fromS("theirs"),
                "until", AttributeValue.fromN(Long.toString(PAST.getEpochSecond()))));
        engine.put(App.class, old);
        app.keep(lock("ann", LATER));
        assertThat(stored("LOCK#a")).doesNotContainKey("secret").containsKey("owner");
        old.put("until", AttributeValue.fromN(Long.toString(LATER.getEpochSecond())));
        engine.put(App.class, old);
        app.keep(lock("ann", LATER));
        assertThat(stored("LOCK#a")).containsKeys("secret", "owner");
    }

    @Test
    void copiesExpireWithTheirItem() {
        Ticket ticket = app.save(new Ticket("1", "e", LATER, 0));
        assertThat(stored("SEAT#e").get("until")).isEqualTo(stored("TICKET#1").get("until"));
        assertThatThrownBy(() -> app.save(new Ticket("2", "e", LATER, 0))).isInstanceOf(DuplicateException.class);
        Instant end = LATER.plusSeconds(10);
        app.extend("1", "e", ticket.version(), end);
        assertThat(app(LATER).seat("e")).contains(new Ticket("1", "e", end, 2));
        App after = app(end);
        assertThat(after.seat("e")).isEmpty();
        assertThat(after.cancel(new Ticket("1", "e", end, 2))).isFalse();
        Instant next = end.plusSeconds(10);
        assertThat(after.save(new Ticket("2", "e", next, 0)).version()).isEqualTo(1);
        assertThat(after.seat("e").orElseThrow().id()).isEqualTo("2");
    }

    @Test
    void anExpiredVersionIsNone() {
        app.save(new Ticket("1", "e", PAST, 0));
        assertThatThrownBy(() -> app.save(new Ticket("1", "e", LATER, 1))).isInstanceOf(ItemNotFoundException.class);
        assertThat(app.save(new Ticket("1", "e", LATER, 0)).version()).isEqualTo(1);
        assertThat(List.of(app.ticket("1", "e").orElseThrow(), app.seat("e").orElseThrow()))
                .containsOnly(new Ticket("1", "e", LATER, 1));
    }
}
