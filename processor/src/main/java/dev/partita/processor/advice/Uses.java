package dev.partita.processor.advice;

import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which records and indexes the access patterns of a table read; records are also read by batches. */
final class Uses {

    private final List<ReadPlan> plans;
    private final List<BatchGet> gets;

    Uses(List<PlannedRepository> repositories) {
        this.plans = repositories.stream().flatMap(r -> r.plans().stream()).toList();
        this.gets = repositories.stream()
                .flatMap(r -> r.repository().gets().stream())
                .toList();
    }

    /** Whether anything is read at all. */
    boolean areAny() {
        return !plans.isEmpty() || !gets.isEmpty();
    }

    /** Whether anything returns the record, alone or beside others. */
    boolean isRead(Item item) {
        return plans.stream().anyMatch(p -> reads(p, item))
                || gets.stream().anyMatch(g -> g.key().item().equals(item.type()));
    }

    /** Whether a pattern reads by the index. */
    boolean isUsed(Index index) {
        return by(index).findAny().isPresent();
    }

    /** Whether a pattern reads the record by the index. */
    boolean isRead(Item item, Index index) {
        return by(index).anyMatch(p -> reads(p, item));
    }

    private Stream<ReadPlan> by(Index index) {
        return plans.stream()
                .filter(p -> p instanceof ReadPlan.Query query && query.index().equals(Optional.of(index)));
    }

    private static boolean reads(ReadPlan plan, Item item) {
        return plan.sources().stream().anyMatch(s -> s.item().equals(item));
    }
}
