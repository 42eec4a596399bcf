package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.Optional;
import java.util.Set;

/** What a parameter asks of an item, as Java that asks it of a record. */
final class FilterSource {

    private static final Set<String> COLLECTIONS = Set.of("List", "Set", "Collection", "SortedSet");

    private final Item item;
    private final String variable;

    FilterSource(Item item, String variable) {
        this.item = item;
        this.variable = variable;
    }

    /** An expression of type boolean; empty where there is no short one. */
    Optional<String> of(Bound parameter) {
        return component(parameter)
                .filter(c -> fits(c, parameter))
                .flatMap(c -> test(c, parameter, variable + "." + c.name() + "()"));
    }

    /** The same for a text that is to be found anywhere in the component. */
    Optional<String> contains(Component component, String parameter) {
        return component.presence() == Presence.REQUIRED
                ? Optional.of(variable + "." + component.name() + "().contains(" + parameter + ")")
                : Optional.empty();
    }

    private Optional<Component> component(Bound parameter) {
        return parameter.path().size() == 1
                ? item.component(parameter.path().get(0)).filter(c -> c.presence() != Presence.OPTIONAL)
                : Optional.empty();
    }

    private static boolean fits(Component component, Bound parameter) {
        ValueType asked = parameter.type() instanceof ValueType.ListOf several ? several.element() : parameter.type();
        ValueType held = component.type();
        return (held instanceof ValueType.Scalar one && asked instanceof ValueType.Scalar other)
                ? one.kind() == other.kind()
                : held.javaType().equals(asked.javaType());
    }

    private static Optional<String> test(Component component, Bound parameter, String value) {
        String name = parameter.name();
        if (parameter.type() instanceof ValueType.ListOf) {
            return oneOf(parameter, value);
        }
        if (parameter.binding() == Binding.EQUAL) {
            return Optional.of(
                    isPrimitive(parameter.javaType()) && component.presence() == Presence.REQUIRED
                            ? value + " == " + name
                            : isPrimitive(parameter.javaType())
                                    ? "Objects.equals(" + name + ", " + value + ")"
                                    : name + ".equals(" + value + ")");
        }
        if (component.presence() != Presence.REQUIRED) {
            return Optional.empty();
        }
        if (parameter.binding() == Binding.STARTS_WITH) {
            return Optional.of(value + ".startsWith(" + name + ")");
        }
        String comparison = comparison(parameter.binding());
        boolean primitive = isPrimitive(component.type().javaType()) && isPrimitive(parameter.javaType());
        return Optional.of(
                primitive
                        ? value + comparison + name
                        : isPrimitive(component.type().javaType())
                                ? name + ".compareTo(" + value + ")" + mirrored(parameter.binding()) + "0"
                                : value + ".compareTo(" + name + ")" + comparison + "0");
    }

    private static Optional<String> oneOf(Bound parameter, String value) {
        JavaType type = parameter.javaType();
        if (type.dimensions() == 1 && !type.packageName().isEmpty()) {
            return Optional.of("Arrays.asList(" + parameter.name() + ").contains(" + value + ")");
        }
        if (type.dimensions() == 1 && Set.of("int", "long").contains(type.simpleName())) {
            return Optional.of("Arrays.stream(" + parameter.name() + ").anyMatch(v -> v == " + value + ")");
        }
        return type.dimensions() == 0 && COLLECTIONS.contains(type.simpleName())
                ? Optional.of(parameter.name() + ".contains(" + value + ")")
                : Optional.empty();
    }

    private static boolean isPrimitive(JavaType type) {
        return type.packageName().isEmpty() && type.dimensions() == 0;
    }

    private static String comparison(Binding binding) {
        return switch (binding) {
            case FROM -> " >= ";
            case AFTER -> " > ";
            case TO -> " <= ";
            default -> " < ";
        };
    }

    private static String mirrored(Binding binding) {
        return switch (binding) {
            case FROM -> " <= ";
            case AFTER -> " < ";
            case TO -> " >= ";
            default -> " > ";
        };
    }
}
