package dev.partita.processor.plan;

import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Placeholders of the sort key are given from left to right without a gap, a range comes last, nothing is left over. */
final class EverythingUsed implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        List<Reason> reasons = new ArrayList<>();
        for (BoundKey key : trial.keys()) {
            key.restrictions().keySet().stream()
                    .filter(path -> !isUsed(key, path))
                    .map(path -> Reason.of(trial.owner(key) + text(key, path)))
                    .forEach(reasons::add);
        }
        return reasons;
    }

    private static boolean isUsed(BoundKey key, List<String> path) {
        Stream<Part.Slot> partition = key.key().key().partition().slots();
        return Stream.concat(partition, usedInSort(key))
                .anyMatch(slot -> slot.path().equals(path));
    }

    private static Stream<Part.Slot> usedInSort(BoundKey key) {
        Optional<KeyTemplate> sort = key.key().key().sort();
        if (sort.isEmpty()) {
            return Stream.empty();
        }
        BoundKey.Fixed fixed = key.sort();
        Stream<Part.Slot> equal = sort.get().parts().subList(0, fixed.end()).stream()
                .filter(Part.Slot.class::isInstance)
                .map(Part.Slot.class::cast);
        return Stream.concat(equal, fixed.range().stream());
    }

    private static String text(BoundKey key, List<String> path) {
        String name = String.join(".", path);
        if (key.key().key().sort().stream()
                .flatMap(KeyTemplate::slots)
                .anyMatch(s -> s.path().equals(path))) {
            Part.Slot gap = (Part.Slot)
                    key.key().key().sort().orElseThrow().parts().get(key.sort().end());
            return key.sort().range().isPresent()
                    ? name + " stands behind the range of " + gap.name()
                    : name + " is given, but " + gap.name() + " before it is not";
        }
        return key.key().item().component(path.get(0)).isPresent()
                ? name + " is not part of the key"
                : key.key().item().type().simpleName() + " has no component " + name;
    }
}
