package dev.partita.it.desk;

import static dev.partita.Direction.DESCENDING;

import dev.partita.AccessPattern;
import dev.partita.After;
import dev.partita.Delete;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.Is;
import dev.partita.Put;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.When;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Everything that the desk asks of its table. */
@Table(
        name = "Desk",
        items = {Ticket.class, Entry.class, Team.class, Agent.class})
@GlobalIndex(name = "GSI1")
@GlobalIndex(name = "GSI2")
@GlobalIndex(name = "GSI3")
public interface TicketDesk {

    @AccessPattern("a ticket by its number")
    Optional<Ticket> ticket(TicketId id);

    @AccessPattern("a ticket with all that happened to it")
    TicketWithLog ticketWithLog(TicketId id);

    @AccessPattern(value = "what happened to a ticket, newest first", order = DESCENDING)
    Page<Entry> log(TicketId ticket, PageRequest page);

    @AccessPattern("what happened to a ticket since it was last looked at")
    List<Entry> logAfter(TicketId ticket, @After("at") Instant lookedAt);

    @AccessPattern(value = "the last thing that happened to a ticket", order = DESCENDING, limit = 1)
    @Nullable
    Entry lastEntry(TicketId ticket);

    @AccessPattern(value = "a team's queue, most urgent first, oldest first", when = "state in NEW, OPEN")
    Page<Ticket> queue(Ref<Team> team, PageRequest page);

    @AccessPattern(value = "a team's queue of one priority in a time", when = "state in NEW, OPEN")
    Page<Ticket> queue(
            Ref<Team> team,
            int priority,
            @From("openedAt") Instant first,
            @To("openedAt") Instant last,
            PageRequest page);

    @AccessPattern(value = "whether a team has anything to do", of = Ticket.class, when = "state in OPEN, NEW")
    boolean isBusy(Ref<Team> team);

    @AccessPattern(value = "what somebody asked before, newest first", order = DESCENDING)
    Page<Subject> askedBy(@Is("requester.mail") String mail, PageRequest page);

    @AccessPattern(value = "what somebody asked last", order = DESCENDING, limit = 1)
    Optional<Ticket> lastAskedBy(@Is("requester.mail") String mail);

    @AccessPattern("what an agent has to answer until a time")
    List<Ticket> due(@Is("assignee") Ref<Agent> agent, @To("due") LocalDateTime until);

    @AccessPattern(value = "how much of an agent's work has a date", of = Ticket.class, when = "due present")
    long dueCount(@Is("assignee") Ref<Agent> agent);

    @AccessPattern("a team with its agents")
    Optional<TeamWithAgents> team(Ref<Team> id);

    @AccessPattern("a team's agents as they come")
    @SuppressWarnings("PAT029") // a team is small
    Stream<Agent> agents(Ref<Team> team);

    @AccessPattern("an agent, whatever the team")
    Agent agent(Ref<Agent> id);

    @Put(when = When.ABSENT)
    Ticket open(Ticket ticket);

    @Put(when = When.PRESENT)
    void save(Ticket ticket);

    @Put(when = When.ABSENT)
    void add(Message message);

    @Put(when = When.ABSENT)
    void add(StateChange change);

    @Put
    void save(Team team);

    @Put
    void save(Agent agent);

    @Delete
    boolean remove(Agent agent);

    @Delete(Ticket.class)
    boolean remove(TicketId id);
}
