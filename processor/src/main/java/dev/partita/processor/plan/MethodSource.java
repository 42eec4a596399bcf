package dev.partita.processor.plan;

import dev.partita.Direction;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An access pattern as it stands in a source. */
public final class MethodSource {

    private MethodSource() {}

    /** The whole declaration, without a semicolon. */
    public static String of(ReadMethod method) {
        return annotation(method) + " " + signature(method);
    }

    /** {@code List<Order> orders(String customerId, @From("placedOn") LocalDate first)}. */
    static String signature(ReadMethod method) {
        return signature(method, method.result().javaType().display());
    }

    /** The same with another result. */
    static String signature(ReadMethod method, String result) {
        return result + " " + method.name()
                + method.parameters().stream()
                        .map(MethodSource::parameter)
                        .distinct()
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String annotation(ReadMethod method) {
        List<String> values = new ArrayList<>();
        method.when().ifPresent(w -> values.add("when = \"" + ConditionText.of(w.terms()) + "\""));
        method.via().ifPresent(v -> values.add("via = \"" + v.name() + "\""));
        if (method.order() == Direction.DESCENDING) {
            values.add("order = Direction.DESCENDING");
        }
        if (method.limit() > 0) {
            values.add("limit = " + method.limit());
        }
        if (method.consistent()) {
            values.add("consistent = true");
        }
        if (method.follow()) {
            values.add("overflow = Overflow.FOLLOW");
        }
        String description = "\"" + method.description().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
        values.add(0, values.isEmpty() ? description : "value = " + description);
        return "@AccessPattern(" + String.join(", ", values) + ")";
    }

    /** With the annotation that says what it binds, where its name and type alone don't. */
    static String parameter(Parameter parameter) {
        Parameter.Declared declared = parameter.declared();
        String declaration = declared.javaType().display() + " " + declared.name();
        // what a key record holds is bound by its components' names
        return parameter instanceof Parameter.Bound bound && bound.name().equals(declared.name())
                ? binding(bound) + declaration
                : declaration;
    }

    /** The annotation with a space behind it; empty where none is needed. */
    static String binding(Parameter.Bound bound) {
        String path = String.join(".", bound.path());
        boolean named = path.equals(bound.name());
        if (bound.binding() == Binding.EQUAL) {
            return named ? "" : "@Is(\"" + path + "\") ";
        }
        return annotation(bound.binding()) + (named ? " " : "(\"" + path + "\") ");
    }

    private static String annotation(Binding binding) {
        return switch (binding) {
            case EQUAL -> "@Is";
            case FROM -> "@From";
            case TO -> "@To";
            case AFTER -> "@After";
            case BEFORE -> "@Before";
            case STARTS_WITH -> "@StartsWith";
        };
    }
}
