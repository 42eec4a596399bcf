package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Parameter.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
                            .flatMap(p -> misfit(key, p).stream())
                            .map(Reason::of)
                            .forEach(reasons::add));
        }
        return reasons;
    }

    private static Optional<String> misfit(BoundKey key, Bound parameter) {
        if (parameter.path().size() > 1 || isInPartition(key, parameter)) {
            return Optional.empty();
        }
        return key.key()
                .item()
                .component(parameter.path().get(0))
                .map(Component::type)
                .filter(type -> !ParameterTypes.fits(type, parameter))
                .map(type -> key.key().item().type().simpleName() + "."
                        + parameter.path().get(0) + " is of type "
                        + type.javaType().display() + ", " + parameter.name() + " of type "
                        + parameter.javaType().display());
    }

    private static boolean isInPartition(BoundKey key, Bound parameter) {
        return key.key().key().partition().slots().anyMatch(s -> s.path().equals(parameter.path()));
    }
}
