package dev.partita.processor.plan;

import dev.partita.processor.schema.Repository;
import java.util.List;

/**
 * An interface with the plans of its access patterns.
 *
 * @param repository the interface
 * @param plans one for each access pattern, in their order
 */
public record PlannedRepository(Repository repository, List<ReadPlan> plans) {

    /** Copies the list. */
    public PlannedRepository {
        plans = List.copyOf(plans);
    }
}
