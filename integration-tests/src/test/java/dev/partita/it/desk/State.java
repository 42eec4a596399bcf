package dev.partita.it.desk;

/** How far a ticket has come. */
public enum State {
    NEW,
    OPEN,
    WAITING,
    CLOSED
}
