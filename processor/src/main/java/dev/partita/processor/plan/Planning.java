package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Finding;
import java.util.List;

/** What planning an access pattern came to. */
public sealed interface Planning {

    /** One request answers it. */
    record Planned(ReadPlan plan) implements Planning {}

    /** No request does, or more than one; why. */
    record Refused(List<Finding> findings) implements Planning {
        /** Copies the list. */
        public Refused {
            findings = List.copyOf(findings);
        }
    }
}
