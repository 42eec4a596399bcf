package dev.partita.processor.advice;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Table;
import java.util.List;

/** Something that a good table keeps. A rule reports what it finds and goes on. */
interface TableAdvice {

    /**
     * Adds a finding for each breach.
     *
     * @param table a sound table
     * @param repositories its interfaces, with a plan for each access pattern
     * @param findings where they are added
     */
    void check(Table table, List<PlannedRepository> repositories, Findings findings);
}
