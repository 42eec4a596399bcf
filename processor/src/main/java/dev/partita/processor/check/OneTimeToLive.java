package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT012;
import static dev.partita.processor.diagnostic.DesignError.ATT013;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The service deletes by one attribute of a table: all expiries are in it, and no other number is. */
final class OneTimeToLive implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        table.items().stream()
                .filter(i -> i.expiry().isPresent())
                .findFirst()
                .ifPresent(i -> check(table, i, i.expiry().orElseThrow(), findings));
    }

    /** Compares the table's components with its first expiry. */
    private static void check(Table table, Item owner, Component expiry, Findings findings) {
        String first = owner.type().display() + "." + expiry.name();
        for (Item item : table.items()) {
            for (Component component : item.components()) {
                boolean same = !component.keyOnly() && component.attribute().equals(expiry.attribute());
                if (component.role() == Role.EXPIRY && !same) {
                    findings.add(another(item, component, first, expiry.attribute()));
                } else if (component.role() != Role.EXPIRY && same && isNumber(component)) {
                    findings.add(mistaken(item, component, first));
                }
            }
        }
    }

    private static Finding another(Item item, Component component, String first, String name) {
        String place = item.type().display() + "." + component.name();
        return new Finding(
                ATT012,
                component.origin(),
                place + ": it expires by the attribute \"" + component.attribute() + "\", and " + first + " by \""
                        + name + "\", but DynamoDB deletes by one attribute of a table.",
                List.of(Fix.of("store both alike", Edit.on(place, "@Attribute(\"" + name + "\")"))));
    }

    private static Finding mistaken(Item item, Component component, String first) {
        String place = item.type().display() + "." + component.name();
        return new Finding(
                ATT013,
                component.origin(),
                place + ": its attribute \"" + component.attribute() + "\" is the one by which " + first
                        + " expires, so that DynamoDB would take this number for a time and delete the item.",
                List.of(
                        Fix.of(
                                "give it an attribute of its own",
                                Edit.on(place, "@Attribute(\"" + free(item, component) + "\")")),
                        Fix.of(
                                "let the item expire by it",
                                Edit.in(
                                        item.type().display(),
                                        named(component) + "@TimeToLive Instant " + component.name()))));
    }

    private static String named(Component component) {
        return component.name().equals(component.attribute()) ? "" : "@Attribute(\"" + component.attribute() + "\") ";
    }

    /** A name that none of the record's attributes has. */
    private static String free(Item item, Component component) {
        Set<String> taken = item.components().stream().map(Component::attribute).collect(Collectors.toSet());
        return Stream.iterate(component.name(), name -> name + "Number")
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isNumber(Component component) {
        ValueType type = component.type().unwrapped();
        if (type instanceof ValueType.Converted converted) {
            return converted
                    .attribute()
                    .filter(a -> a.stored().simpleName().equals("BigDecimal"))
                    .isPresent();
        }
        return type instanceof ValueType.Scalar scalar && scalar.kind().isNumber();
    }
}
