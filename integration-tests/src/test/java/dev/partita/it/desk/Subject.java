package dev.partita.it.desk;

import dev.partita.View;
import java.time.Instant;

/** A line in a list of tickets. */
@View(Ticket.class)
public record Subject(TicketId id, String subject, State state, Instant openedAt) {}
