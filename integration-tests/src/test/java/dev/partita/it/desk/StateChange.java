package dev.partita.it.desk;

import dev.partita.Partition;
import dev.partita.Sort;
import java.time.Instant;

/** A step of a ticket. */
@Partition("TICKET#{ticket:10}")
@Sort("LOG#{at}#STATE#{to}")
public record StateChange(TicketId ticket, Instant at, State from, State to, Ref<Agent> by) implements Entry {}
