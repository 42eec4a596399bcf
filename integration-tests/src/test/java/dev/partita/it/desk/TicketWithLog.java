package dev.partita.it.desk;

import dev.partita.ItemCollection;
import java.util.List;

/** A ticket with all that happened to it. */
@ItemCollection
public record TicketWithLog(Ticket ticket, List<Entry> log) {}
