package dev.partita.it.oracle;

import dev.partita.it.oracle.Design.Binding;
import dev.partita.it.oracle.Design.Component;
import dev.partita.it.oracle.Design.Parameter;
import dev.partita.it.oracle.Design.RecordType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A record's values, by component. */
record Stored(RecordType type, Map<String, @Nullable Object> values) {

    static Stored random(RecordType type, int serial, Random random) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (Component component : type.components()) {
            boolean absent = component.nullable() && random.nextInt(3) == 0;
            values.put(component.name(), absent ? null : component.kind().value(random));
        }
        values.put("serial", serial);
        return new Stored(type, values);
    }

    int serial() {
        return (int) Objects.requireNonNull(values.get("serial"));
    }

    /** The value of a component; in another record the partition's component may have another name. */
    @Nullable
    Object value(String component) {
        boolean renamed = !values.containsKey(component);
        return values.get(renamed ? component.equals("p") ? "q" : "p" : component);
    }

    /** What the primary key is made of, as far as values are equal. */
    List<Object> primary() {
        List<String> slots = new ArrayList<>(type.partition().slots());
        slots.addAll(type.sort().slots());
        return Stream.concat(
                        Stream.of((Object) type.name()),
                        slots.stream().map(slot -> canonical(Objects.requireNonNull(values.get(slot)))))
                .toList();
    }

    private static Object canonical(Object value) {
        return value instanceof BigDecimal number ? number.stripTrailingZeros() : value;
    }

    /** Whether the values satisfy a parameter. */
    boolean satisfies(Parameter parameter, Object argument) {
        Object value = value(parameter.component());
        if (value == null) {
            return false;
        }
        if (parameter.binding() == Binding.STARTS_WITH) {
            return ((String) value).startsWith((String) argument);
        }
        int order = Kind.compare(value, argument);
        return switch (parameter.binding()) {
            case IS -> order == 0;
            case FROM -> order >= 0;
            case TO -> order <= 0;
            case AFTER -> order > 0;
            case BEFORE -> order < 0;
            case STARTS_WITH -> throw new IllegalStateException();
        };
    }

    /** Whether the values satisfy a {@code when}. */
    boolean satisfies(String when) {
        if (when.isEmpty()) {
            return true;
        }
        String[] words = when.split("[ ,]+");
        if (words.length == 1) {
            return Boolean.TRUE.equals(values.get(words[0]));
        }
        if (words[0].equals("not")) {
            return Boolean.FALSE.equals(values.get(words[1]));
        }
        Object value = values.get(words[0]);
        if (value == null) {
            return words[1].equals("!=");
        }
        boolean among = List.of(words).subList(2, words.length).contains(value.toString());
        return words[1].equals("!=") ? !among : among;
    }
}
