package dev.partita.processor.plan;

import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** No two parameters restrict the same end of one component. */
final class OneMeaning implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        List<Reason> reasons = new ArrayList<>();
        for (BoundKey key : trial.keys()) {
            key.restrictions()
                    .forEach((path, parameters) -> conflict(parameters)
                            .map(pair ->
                                    Reason.of(trial.owner(key) + pair + " both restrict " + String.join(".", path)))
                            .ifPresent(reasons::add));
        }
        return reasons;
    }

    /** Two parameters of one component that restrict the same end of it, by their names. */
    static Optional<String> conflict(List<Bound> parameters) {
        for (int i = 0; i < parameters.size(); i++) {
            for (Bound earlier : parameters.subList(0, i)) {
                Bound later = parameters.get(i);
                if ((hasLower(earlier) && hasLower(later)) || (hasUpper(earlier) && hasUpper(later))) {
                    return Optional.of(earlier.name() + " and " + later.name());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean hasLower(Bound parameter) {
        return parameter.binding() != Binding.TO && parameter.binding() != Binding.BEFORE;
    }

    private static boolean hasUpper(Bound parameter) {
        return parameter.binding() != Binding.FROM && parameter.binding() != Binding.AFTER;
    }
}
