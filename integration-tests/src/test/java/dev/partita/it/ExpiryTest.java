package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.Attribute;
import dev.partita.Comparison;
import dev.partita.CopyKey;
import dev.partita.Expect;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.ItemCollection;
import dev.partita.Overflow;
import dev.partita.Partition;
import dev.partita.Projection;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.TimeToLive;
import dev.partita.To;
import dev.partita.Update;
import dev.partita.View;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.SchemaMismatchException;
import dev.partita.testing.WireRequest;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;

/** Kind 12: what has expired is absent to every read, whether the service has deleted it or not. */
class ExpiryTest {

    private static final Instant NOW = Instant.parse("2025-03-01T12:00:00Z");

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "App",
            items = {User.class, Session.class, Task.class})
    @GlobalIndex(name = "GSI1", projection = Projection.INCLUDE, include = "ttl")
    interface App {

        @AccessPattern("a session")
        Optional<Session> session(String user, String id);

        @AccessPattern(value = "whether a session is open", of = Session.class)
        boolean isOpen(String user, String id);

        @AccessPattern("a session by its id")
        @Nullable
        Session byId(String id);

        @AccessPattern(value = "how many sessions", of = Session.class)
        long count(String user);

        @AccessPattern(value = "whether there are sessions", of = Session.class)
        boolean any(String user);

        @AccessPattern("the only session")
        Optional<Session> only(String user);

        @AccessPattern(value = "the first session", limit = 1, overflow = Overflow.FOLLOW)
        Session first(String user);

        @AccessPattern("all sessions")
        List<Session> sessions(String user);

        @AccessPattern("sessions page by page")
        Page<Session> pages(String user, PageRequest page);

        @AccessPattern(value = "sessions one by one", limit = 10)
        Stream<Session> stream(String user);

        @AccessPattern("when sessions end")
        List<SessionId> ids(String user);

        @AccessPattern("a user with sessions")
        UserWithSessions all(String user);

        @AccessPattern("sessions on a device")
        List<SessionId> onDevice(String device);

        @AccessPattern("tasks that end in a period")
        List<Task> tasks(String list, @From("until") Instant first, @To("until") Instant last);

        @Put
        void save(Task task);

        @Update(Session.class)
        void extend(
                String user,
                String id,
                @Expect(value = "expiresAt", is = Comparison.LESS) @Assign("expiresAt") Instant to);

        @Put
        void save(User user);

        @Put
        Session save(Session session);
    }

    @Partition("USER#{user}")
    @Sort("PROFILE")
    record User(String user, String name) {}

    @Partition("USER#{user}")
    @Sort("SESSION#{id}")
    @CopyKey(name = "byId", partition = "ID#{id}", sort = "{user}")
    @IndexKey(index = "GSI1", partition = "DEVICE#{device}", sort = "{user}#{id}")
    record Session(
            String user,
            String id,
            String device,
            @Attribute("ttl") @TimeToLive @Nullable Instant expiresAt) {}

    @Partition("LIST#{list}")
    @Sort("TASK#{until:s}#{id}")
    record Task(String list, @Attribute("ttl") @TimeToLive End until, String id, String text) {}

    record End(Instant second) {}

    @View(Session.class)
    record SessionId(String user, String id) {}

    @ItemCollection
    record UserWithSessions(User user, List<Session> sessions) {}

    private App app(Instant now) {
        RepositoryOptions options = engine.options(App.class).clock(Clock.fixed(now, ZoneOffset.UTC));
        return new DynamoExpiryTest_App(engine.client(), options);
    }

    private static Session session(String id, @Nullable Instant expiresAt) {
        return new Session("ann", id, "phone", expiresAt);
    }

    @BeforeEach
    void fill() {
        ExpiryTest_AppSchema.create(engine.client(), engine.options(App.class));
        App app = app(NOW);
        app.save(new User("ann", "Ann"));
        app.save(session("1", NOW.minusSeconds(1)));
        app.save(session("2", NOW));
        app.save(session("3", NOW.plusSeconds(1)));
        app.save(session("4", null));
    }

    private static List<String> ids(List<Session> sessions) {
        return sessions.stream().map(Session::id).toList();
    }

    @Test
    void M72_anItemIsAbsentFromTheSecondThatItStoresOn() {
        App app = app(NOW.plusMillis(999));
        assertThat(Stream.of("1", "2", "3", "4")
                        .filter(id -> app.session("ann", id).isPresent()))
                .containsExactly("3", "4");
        assertThat(Stream.of("1", "2", "3", "4").filter(id -> app.isOpen("ann", id)))
                .containsExactly("3", "4");
        assertThat(ids(app.sessions("ann"))).containsExactly("3", "4");
        assertThat(app.count("ann")).isEqualTo(2);
        assertThat(app.any("ann")).isTrue();
        assertThat(app.stream("ann").map(Session::id)).containsExactly("3", "4");
        assertThat(app.first("ann").id()).isEqualTo("3");
        assertThat(app.all("ann").sessions()).extracting(Session::id).containsExactly("3", "4");
        assertThat(app.session("ann", "3")).contains(session("3", NOW.plusSeconds(1)));
    }

    @Test
    void M72_laterOneIsLeft() {
        App app = app(NOW.plus(30, ChronoUnit.DAYS));
        assertThat(app.only("ann")).contains(session("4", null));
        assertThat(app.only("bob")).isEmpty();
        assertThat(app.any("bob")).isFalse();
    }

    @Test
    void M72_copiesIndexesAndViewsToo() {
        App app = app(NOW);
        assertThat(app.byId("2")).isNull();
        assertThat(app.byId("3")).isEqualTo(session("3", NOW.plusSeconds(1)));
        assertThat(app.onDevice("phone")).containsExactly(new SessionId("ann", "3"), new SessionId("ann", "4"));
        assertThat(app.ids("ann")).containsExactly(new SessionId("ann", "3"), new SessionId("ann", "4"));
    }

    @Test
    void M72_pagesMayBeShort() {
        App app = app(NOW);
        Page<Session> first = app.pages("ann", PageRequest.first(3));
        assertThat(ids(first.items())).containsExactly("3");
        assertThat(ids(app.pages("ann", first.next(3).orElseThrow()).items())).containsExactly("4");
    }

    @Test
    void eachReadIsOneRequestWithoutAFilter() {
        App app = app(NOW);
        WireRequest sessions = engine.query(App.class, "PK = \"USER#ann\" AND begins_with(SK, \"SESSION#\")");
        assertThat(engine.oneSentBy(() -> app.sessions("ann"))).isEqualTo(sessions);
        assertThat(engine.oneSentBy(() -> app.any("ann")).projection()).isEqualTo("PK, SK, ttl");
        assertThat(engine.oneSentBy(() -> app.count("ann")).projection()).isEqualTo("PK, SK, ttl");
        assertThat(engine.oneSentBy(() -> app.isOpen("ann", "1")).projection()).isEqualTo("PK, SK, ttl");
        assertThat(engine.oneSentBy(() -> app.onDevice("phone")).projection()).isEqualTo("PK, SK, ttl");
        assertThat(engine.sentBy(() -> app.first("ann")))
                .extracting(r -> r.limit().getAsInt())
                .containsExactly(1, 2);
    }

    @Test
    void M73_itIsStoredAsSecondsInANumber() {
        assertThat(engine.items(App.class))
                .filteredOn(i -> i.get("SK").s().equals("SESSION#3"))
                .singleElement()
                .satisfies(i -> assertThat(i.get("ttl").n()).isEqualTo("1740830401"));
        assertThat(engine.items(App.class))
                .filteredOn(i -> i.get("PK").s().equals("ID#3"))
                .singleElement()
                .satisfies(i -> assertThat(i.get("ttl").n()).isEqualTo("1740830401"));
        assertThatThrownBy(() -> app(NOW).save(session("5", NOW.plusMillis(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expiresAt")
                .hasMessageContaining("fraction of a second");
    }

    @Test
    void M73_whatIsNoNumberOfSecondsIsNotRead() {
        engine.put(
                App.class,
                Map.of(
                        "PK", AttributeValue.fromS("USER#cleo"),
                        "SK", AttributeValue.fromS("SESSION#1"),
                        "device", AttributeValue.fromS("phone"),
                        "ttl", AttributeValue.fromS("2025-03-01T12:00:00Z")));
        assertThatThrownBy(() -> app(NOW).session("cleo", "1"))
                .isInstanceOf(ItemReadException.class)
                .hasMessageContaining("expiresAt");
    }

    @Test
    void theTableIsCreatedWithItsTimeToLive() {
        String table = engine.table(App.class);
        TimeToLiveDescription found =
                engine.plain().describeTimeToLive(r -> r.tableName(table)).timeToLiveDescription();
        assertThat(found.attributeName()).isEqualTo("ttl");
        assertThatCode(() -> ExpiryTest_AppSchema.verify(engine.client(), engine.options(App.class)))
                .doesNotThrowAnyException();
        engine.plain()
                .updateTimeToLive(r -> r.tableName(table)
                        .timeToLiveSpecification(s -> s.attributeName("ttl").enabled(false)));
        assertThatThrownBy(() -> ExpiryTest_AppSchema.verify(engine.client(), engine.options(App.class)))
                .isInstanceOf(SchemaMismatchException.class)
                .hasMessageContaining("expire by ttl");
    }

    @Test
    void anExpiryMayStandInAKeyAndHaveATypeOfItsOwn() {
        App app = app(NOW);
        for (int i = -1; i < 3; i++) {
            app.save(new Task("a", new End(NOW.plusSeconds(i)), "x", ""));
        }
        assertThat(app.tasks("a", NOW.minusSeconds(9), NOW.plusSeconds(1)))
                .containsExactly(new Task("a", new End(NOW.plusSeconds(1)), "x", ""));
    }

    @Test
    void anExpiryIsOnlyMovedOnIfItIsExpectedToBeLess() {
        App app = app(NOW);
        Instant end = NOW.plusSeconds(9);
        app.extend("ann", "3", end);
        assertThat(app.byId("3")).isEqualTo(session("3", end));
        assertThatThrownBy(() -> app.extend("ann", "3", end)).isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> app.extend("ann", "2", end)).isInstanceOf(ItemNotFoundException.class);
    }
}
