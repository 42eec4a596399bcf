package dev.partita.it.model;

import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.Ticket;
import dev.partita.it.model.Club.TicketKey;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.TransactionFailedException;
import java.util.List;
import java.util.function.Supplier;

/** Calls that write tickets. */
final class TicketSteps {

    private final Club club;
    private final Stored stored;
    private final Draw draw;
    private final LineSteps lineSteps;

    TicketSteps(Club club, Draw draw, LineSteps lineSteps) {
        this.club = club;
        this.stored = draw.stored();
        this.draw = draw;
        this.lineSteps = lineSteps;
    }

    List<Supplier<Step>> all() {
        return List.of(
                this::saveTicket, this::createTicket, this::removeTicket, this::seat, this::saveTickets, this::buy);
    }

    private Ticket anyTicket() {
        return new Ticket(
                draw.any(Steps.MEMBERS), draw.any(Steps.CODES), draw.random().nextInt(3));
    }

    private boolean isTaken(Ticket ticket) {
        return stored.ticket(ticket.code())
                .filter(t -> !t.member().equals(ticket.member()))
                .isPresent();
    }

    private boolean isThere(Ticket ticket) {
        return stored.ticket(ticket.member(), ticket.code()).isPresent();
    }

    private Step saveTicket() {
        Ticket ticket = anyTicket();
        return Step.of("save " + ticket, () -> club.save(ticket), () -> stored.put(ticket))
                .failingIf(isTaken(ticket), DuplicateException.class);
    }

    private Step createTicket() {
        Ticket ticket = anyTicket();
        return Step.of("create " + ticket, () -> club.create(ticket), () -> stored.put(ticket))
                .failingIf(isTaken(ticket), DuplicateException.class)
                .failingIf(isThere(ticket), ConditionFailedException.class);
    }

    private Step removeTicket() {
        Ticket ticket = anyTicket();
        TicketKey key = new TicketKey(ticket.member(), ticket.code());
        boolean byKey = draw.random().nextBoolean();
        return Step.returning(
                        "remove " + (byKey ? key : ticket),
                        () -> byKey ? club.removeTicket(key) : club.remove(ticket),
                        () -> stored.remove(key))
                .result(isThere(ticket));
    }

    private Step seat() {
        Ticket ticket = anyTicket();
        int before = stored.ticket(ticket.member(), ticket.code())
                .filter(t -> draw.random().nextInt(4) > 0)
                .map(Ticket::seats)
                .orElse(draw.random().nextInt(3));
        boolean asExpected = stored.ticket(ticket.member(), ticket.code())
                .filter(t -> t.seats() == before)
                .isPresent();
        return Step.of(
                        "seat " + ticket + " instead of " + before,
                        () -> club.seat(ticket.member(), ticket.code(), before, ticket.seats()),
                        () -> stored.put(ticket))
                .failingIf(!asExpected, ConditionFailedException.class)
                .failingIf(!isThere(ticket), ItemNotFoundException.class);
    }

    private Step saveTickets() {
        String member = draw.any(Steps.MEMBERS);
        List<Ticket> tickets = Steps.CODES.stream()
                .filter(c -> draw.random().nextBoolean())
                .map(c -> new Ticket(member, c, draw.random().nextInt(3)))
                .toList();
        return Step.of("save all " + tickets, () -> club.saveAll(tickets), () -> tickets.forEach(stored::put))
                .failingIf(tickets.stream().anyMatch(this::isTaken), TransactionFailedException.class);
    }

    private Step buy() {
        Ticket ticket = anyTicket();
        MemberKey buyer = new MemberKey(ticket.member());
        List<Line> lines = lineSteps.some(ticket.member());
        return Step.of("buy " + ticket + " with " + lines, () -> club.buy(buyer, ticket, lines), () -> {
                    stored.put(ticket);
                    lines.forEach(stored::put);
                })
                .failingIf(
                        isThere(ticket)
                                || isTaken(ticket)
                                || stored.member(ticket.member()).isEmpty(),
                        TransactionFailedException.class);
    }
}
