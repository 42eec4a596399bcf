package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT012;
import static dev.partita.processor.diagnostic.DesignError.ATT013;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;

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
        String name = expiry.attribute();
        for (Item item : table.items()) {
            for (Component component : item.components()) {
                String place = item.type().display() + "." + component.name();
                boolean same = !component.keyOnly() && component.attribute().equals(name);
                if (component.role() == Role.EXPIRY && !same) {
                    findings.add(
                            ATT012,
                            component.origin(),
                            place + ": its attribute is \"" + component.attribute() + "\", but " + first
                                    + " expires by \"" + name + "\", and DynamoDB deletes by one attribute of a table."
                                    + "\n  Fix: @Attribute(\"" + name + "\")");
                } else if (component.role() != Role.EXPIRY && same && isNumber(component)) {
                    findings.add(
                            ATT013,
                            component.origin(),
                            place + ": its attribute \"" + name + "\" is the one by which " + first
                                    + " expires, so that DynamoDB would take this number for a time and delete the item."
                                    + "\n  Fix: give it another name with @Attribute, or make it an Instant with @TimeToLive");
                }
            }
        }
    }

    private static boolean isNumber(Component component) {
        ValueType type = component.type().unwrapped();
        if (type instanceof ValueType.Converted converted) {
            return converted.attribute()
                    .filter(a -> a.stored().simpleName().equals("BigDecimal"))
                    .isPresent();
        }
        return type instanceof ValueType.Scalar scalar && scalar.kind().isNumber();
    }
}
