package dev.partita.it.desk;

import java.time.Instant;

/** What happened to a ticket. */
public sealed interface Entry permits Message, StateChange {

    /** When. */
    Instant at();
}
