package dev.partita.processor.oracle;

import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.runtime.key.KeyOrder;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a method means, without keys: the rows of the wanted records whose components satisfy the arguments and {@code
 * when}.
 *
 * @param restrictions which component of which record each argument restricts
 */
record Meaning(ReadMethod method, List<Restriction> restrictions) {

    /**
     * An argument on a component of a record.
     *
     * @param fold how the key folds the component, so that it compares as the key does
     */
    record Restriction(JavaType item, List<String> path, Binding binding, Object argument, Fold fold) {}

    /** The rows, in the order in which they were put. */
    List<Row> of(List<Row> all) {
        return all.stream().filter(this::isWanted).toList();
    }

    boolean isWanted(Row row) {
        return method.result().wanted().items().contains(row.item().type())
                && method.when().map(w -> MemoryTable.holds(w, row)).orElse(true)
                && restrictions.stream()
                        .filter(r -> r.item().equals(row.item().type()))
                        .allMatch(r -> satisfies(r, row.values().get(r.path())));
    }

    private static boolean satisfies(Restriction restriction, @Nullable Object component) {
        if (component == null) {
            return false;
        }
        Object value = folded(component, restriction.fold());
        Object argument = folded(restriction.argument(), restriction.fold());
        return switch (restriction.binding()) {
            case EQUAL -> compare(value, argument) == 0;
            case FROM -> compare(value, argument) >= 0;
            case AFTER -> compare(value, argument) > 0;
            case TO -> compare(value, argument) <= 0;
            case BEFORE -> compare(value, argument) < 0;
            case STARTS_WITH -> ((String) value).startsWith((String) argument);
        };
    }

    private static Object folded(Object value, Fold fold) {
        if (!(value instanceof String text)) {
            return value;
        }
        return switch (fold) {
            case NONE -> text;
            case LOWER -> KeyText.foldLower(text);
            case UPPER -> KeyText.foldUpper(text);
        };
    }

    /** Texts by code points, whole numbers by value whatever their type, all else by itself. */
    @SuppressWarnings("unchecked")
    static int compare(Object a, Object b) {
        if (a instanceof String text) {
            return KeyOrder.compare(text, (String) b);
        }
        if (a instanceof Number number && !(a instanceof BigDecimal)) {
            return Long.compare(number.longValue(), ((Number) b).longValue());
        }
        return ((Comparable<Object>) a).compareTo(b);
    }
}
