package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A parameter that names a component of several records can hold each of them. What it means by its place in the
 * partition has one type.
 */
final class TypesAgree implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        List<Reason> reasons = new ArrayList<>();
        for (BoundKey key : trial.keys()) {
            key.restrictions()
                    .forEach((path, parameters) -> parameters.stream()
                            .filter(p -> p.path().equals(path))
                            .flatMap(p -> misfit(trial, key, p).stream())
                            .map(Reason::of)
                            .forEach(reasons::add));
        }
        return reasons;
    }

    private static Optional<String> misfit(Trial trial, BoundKey key, Bound parameter) {
        if (trial.keys().stream().anyMatch(k -> fitsInPartition(k, parameter))) {
            return Optional.empty();
        }
        Optional<ValueType> inPartition =
                partitionSlots(key, parameter).map(Part.Slot::type).findFirst();
        return inPartition
                .or(() -> component(key, parameter))
                .filter(type -> !ParameterTypes.fits(type, parameter))
                .map(type -> key.key().item().type().simpleName() + "." + String.join(".", parameter.path())
                        + " is of type " + type.javaType().display() + ", " + parameter.name() + " of type "
                        + parameter.javaType().display());
    }

    private static boolean fitsInPartition(BoundKey key, Bound parameter) {
        return partitionSlots(key, parameter).anyMatch(s -> ParameterTypes.fits(s.type(), parameter));
    }

    private static Stream<Part.Slot> partitionSlots(BoundKey key, Bound parameter) {
        return key.key().key().partition().slots().filter(s -> s.path().equals(parameter.path()));
    }

    /** The type of what the path names, where that isn't inside of another record. */
    private static Optional<ValueType> component(BoundKey key, Bound parameter) {
        return parameter.path().size() > 1
                ? Optional.empty()
                : key.key().item().component(parameter.path().get(0)).map(Component::type);
    }
}
