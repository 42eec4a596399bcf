package dev.partita.processor.plan;

import java.util.List;

/** What came of trying a candidate. */
sealed interface Outcome {

    Candidate candidate();

    /** It answers the access pattern. */
    record Serves(Candidate candidate, ReadPlan plan) implements Outcome {

        boolean isPrimaryGet() {
            return plan instanceof ReadPlan.Get && candidate.first().isPrimary();
        }
    }

    /**
     * It doesn't.
     *
     * @param nearly whether all but the key space is in order
     */
    record Fails(Candidate candidate, List<Reason> reasons, boolean nearly) implements Outcome {

        public Fails {
            reasons = List.copyOf(reasons);
        }
    }
}
