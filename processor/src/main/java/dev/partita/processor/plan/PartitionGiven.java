package dev.partita.processor.plan;

import dev.partita.processor.schema.Part;
import java.util.List;

/** Each placeholder of the partition key is given by one value. */
final class PartitionGiven implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        BoundKey key = trial.first();
        return key.key()
                .key()
                .partition()
                .slots()
                .filter(slot -> key.equal(slot).isEmpty())
                .map(slot -> Reason.of(text(key, slot)))
                .distinct()
                .toList();
    }

    private static String text(BoundKey key, Part.Slot slot) {
        return key.range(slot).isEmpty()
                ? slot.name() + " is not given"
                : slot.name() + " stands in the partition key, which takes one value and no range";
    }
}
