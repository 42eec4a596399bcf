package dev.partita.processor.read;

import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whether parameters are exactly the components of a record's primary key. */
final class PrimaryKeyParameters {

    private PrimaryKeyParameters() {}

    /** What is wrong, or nothing. */
    static Optional<String> problem(List<Parameter> parameters, Item item) {
        Map<String, ValueType> lacking = new LinkedHashMap<>();
        item.primary().slots().forEach(s -> lacking.put(s.name(), s.type()));
        String expected = item.primary()
                .slots()
                .map(s -> s.type().javaType().display() + " " + s.name())
                .distinct()
                .collect(Collectors.joining(", ", "(", ")"));
        for (Parameter parameter : parameters) {
            Optional<String> problem = problem(parameter, lacking);
            if (problem.isPresent()) {
                return Optional.of(problem.get() + "; the primary key of "
                        + item.type().display() + " is made of " + expected + ".");
            }
        }
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of(String.join(", ", lacking.keySet()) + " of the primary key of "
                        + item.type().display() + " is not given: it is made of " + expected + ".");
    }

    private static Optional<String> problem(Parameter parameter, Map<String, ValueType> lacking) {
        if (!(parameter instanceof Parameter.Bound bound) || bound.binding() != Parameter.Binding.EQUAL) {
            return Optional.of("a write by key needs the key itself, and " + parameter.name() + " is no equality");
        }
        ValueType type = lacking.remove(String.join(".", bound.path()));
        if (type == null) {
            return Optional.of(bound.name() + " binds no component of the primary key, or one that is bound already");
        }
        return type.isStoredAs(bound.type())
                ? Optional.empty()
                : Optional.of(bound.name() + " is " + bound.javaType().display() + ", not "
                        + type.javaType().display());
    }
}
