package dev.partita.processor.plan;

import java.util.List;

/** Something that a candidate must fulfil to serve an access pattern. */
interface Requirement {

    /** Why it doesn't, in the words of the message; empty if it does. */
    List<Reason> failures(Trial trial);
}
