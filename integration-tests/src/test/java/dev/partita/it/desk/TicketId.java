package dev.partita.it.desk;

/** A ticket's id. */
public record TicketId(long number) {}
