package dev.partita.processor.advice;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Table;

/** Something that good methods keep. A rule reports what it finds and goes on. */
interface MethodAdvice {

    /**
     * Adds a finding for each breach.
     *
     * @param table a sound table
     * @param repository one of its interfaces, with a plan for each access pattern
     * @param findings where they are added
     */
    void check(Table table, PlannedRepository repository, Findings findings);
}
