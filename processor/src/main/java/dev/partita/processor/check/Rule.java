package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Table;

/** Something that every sound table keeps. A rule reports what it finds and goes on. */
public interface Rule {

    /** Adds a finding for each breach. */
    void check(Table table, Findings findings);
}
