package dev.partita.it.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.it.Engine;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.PageRequest;
import dev.partita.testing.WireRequest;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Works at the ticket desk. */
class TicketDeskTest {

    @RegisterExtension
    final Engine engine = new Engine();

    private static final Ref<Team> FRONT = new Ref<>("front");
    private static final Ref<Agent> ANN = new Ref<>("ann");
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final PageRequest TEN = PageRequest.first(10);

    private TicketDesk desk = new DynamoTicketDesk(engine.client());

    @BeforeEach
    void open() {
        TicketDeskSchema.create(engine.client(), engine.options(TicketDesk.class));
        desk = new DynamoTicketDesk(engine.client(), engine.options(TicketDesk.class));
    }

    private static Ticket ticket(long number, int priority, State state, @Nullable LocalDateTime due) {
        return new Ticket(
                new TicketId(number),
                FRONT,
                due == null ? null : ANN,
                new Requester("Bo@x.org", "Bo", Optional.of(new Phone("117", null))),
                "question " + number,
                priority,
                state,
                NOON.plusSeconds(number),
                due,
                Set.of("new"),
                Map.of("seen", List.of("ann", "cy")));
    }

    @Test
    void aTicketAndItsLog() {
        Ticket ticket = ticket(1, 3, State.NEW, null);
        assertThat(desk.open(ticket)).isEqualTo(ticket);
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> desk.open(ticket));
        Message message = new Message(
                ticket.id(), NOON, new UUID(0, 1), "bo", "help", List.of(new Attachment("a.png", "image/png", 9)));
        StateChange change = new StateChange(ticket.id(), NOON.plusNanos(1), State.NEW, State.OPEN, ANN);
        desk.add(change);
        desk.add(message);

        assertThat(desk.ticket(ticket.id())).contains(ticket);
        assertThat(desk.ticketWithLog(ticket.id())).isEqualTo(new TicketWithLog(ticket, List.of(message, change)));
        assertThat(desk.log(ticket.id(), TEN).items()).containsExactly(change, message);
        assertThat(desk.logAfter(ticket.id(), NOON)).containsExactly(change);
        assertThat(desk.lastEntry(ticket.id())).isEqualTo(change);
        assertThat(desk.lastEntry(new TicketId(2))).isNull();
        assertThat(desk.remove(ticket.id())).isTrue();
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> desk.ticketWithLog(ticket.id()));
    }

    @Test
    void theQueue() {
        Ticket late = ticket(1, 3, State.NEW, null);
        Ticket urgent = ticket(2, 1, State.OPEN, null);
        Ticket first = ticket(3, 1, State.NEW, null);
        Stream.of(late, urgent, first, ticket(4, 1, State.WAITING, null)).forEach(desk::open);
        assertThat(desk.queue(FRONT, TEN).items()).containsExactly(urgent, first, late);
        assertThat(desk.queue(FRONT, 1, NOON, NOON.plusSeconds(2), TEN).items()).containsExactly(urgent);
        assertThat(desk.isBusy(FRONT)).isTrue();
        for (Ticket ticket : List.of(late, urgent, first)) {
            desk.save(ticket(ticket.id().number(), ticket.priority(), State.CLOSED, null));
        }
        assertThat(desk.queue(FRONT, TEN).items()).isEmpty();
        assertThat(desk.isBusy(FRONT)).isFalse();
    }

    @Test
    void whoAskedWhatAndWhoAnswersWhen() {
        LocalDateTime day = LocalDateTime.of(2026, 3, 2, 8, 0);
        Ticket soon = ticket(1, 1, State.OPEN, day);
        Ticket later = ticket(2, 1, State.CLOSED, day.plusHours(1));
        Stream.of(later, soon, ticket(3, 1, State.OPEN, null)).forEach(desk::open);
        assertThat(desk.askedBy("BO@X.ORG", TEN).items())
                .extracting(Subject::subject)
                .containsExactly("question 3", "question 2", "question 1");
        assertThat(desk.lastAskedBy("bo@x.org")).map(Ticket::id).contains(new TicketId(3));
        assertThat(desk.due(ANN, day)).containsExactly(soon);
        assertThat(desk.due(ANN, day.plusDays(1))).containsExactly(soon, later);
        assertThat(desk.dueCount(ANN)).isEqualTo(2);
    }

    @Test
    void teamsAndAgents() {
        Team team = new Team(FRONT, "Front desk");
        Agent ann = new Agent(FRONT, ANN, "Ann", Set.of("de", "en"));
        Agent bo = new Agent(FRONT, new Ref<>("bo"), "Bo", Set.of());
        desk.save(team);
        desk.save(bo);
        desk.save(ann);
        assertThat(desk.team(FRONT)).contains(new TeamWithAgents(team, List.of(ann, bo)));
        assertThat(desk.team(new Ref<>("back"))).isEmpty();
        try (Stream<Agent> agents = desk.agents(FRONT)) {
            assertThat(agents).containsExactly(ann, bo);
        }
        assertThat(desk.agent(ANN)).isEqualTo(ann);
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> desk.save(new Agent(new Ref<>("back"), ANN, "Ann", Set.of())));
        assertThat(desk.remove(ann)).isTrue();
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> desk.agent(ANN));
    }

    @Test
    void everyReadIsOneRequest() {
        TicketId id = new TicketId(7);
        Stream<Runnable> reads = Stream.of(
                () -> desk.ticket(id),
                () -> desk.log(id, TEN),
                () -> desk.logAfter(id, NOON),
                () -> desk.lastEntry(id),
                () -> desk.queue(FRONT, TEN),
                () -> desk.queue(FRONT, 1, NOON, NOON, TEN),
                () -> desk.isBusy(FRONT),
                () -> desk.askedBy("bo@x.org", TEN),
                () -> desk.lastAskedBy("bo@x.org"),
                () -> desk.due(ANN, LocalDateTime.MAX),
                () -> desk.dueCount(ANN),
                () -> desk.team(FRONT));
        assertThat(reads.map(read -> engine.oneSentBy(read::run)).map(WireRequest::key))
                .containsExactly(
                        "PK = \"TICKET#0000000007\" AND SK = \"HEAD\"",
                        "PK = \"TICKET#0000000007\" AND begins_with(SK, \"LOG#\")",
                        "PK = \"TICKET#0000000007\" AND SK BETWEEN \"LOG#2026-03-01T12:00:00.000000000Z$\" AND \"LOG$\"",
                        "PK = \"TICKET#0000000007\" AND begins_with(SK, \"LOG#\")",
                        "GSI1PK = \"QUEUE#front\"",
                        "GSI1PK = \"QUEUE#front\" AND GSI1SK BETWEEN \"1#2026-03-01T12:00:00Z\""
                                + " AND \"1#2026-03-01T12:00:00Z$\"",
                        "GSI1PK = \"QUEUE#front\"",
                        "GSI2PK = \"MAIL#bo@x.org\"",
                        "GSI2PK = \"MAIL#bo@x.org\"",
                        "GSI3PK = \"AGENT#ann\" AND GSI3SK BETWEEN \"DUE#\" AND \"DUE#9999-12-31T23:59:59.999999999$\"",
                        "GSI3PK = \"AGENT#ann\"",
                        "PK = \"TEAM#front\"");
    }
}
