package dev.partita.processor.write;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Parameter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A key condition as it is sent, with templates for its values.
 *
 * @param expression the expression
 * @param values the templates by their placeholders
 */
record KeyConditionText(String expression, Map<String, String> values) {

    static KeyConditionText of(KeyExpression partition, SortCondition sort) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put(":p", expression(partition));
        String condition = condition(sort, values);
        return new KeyConditionText(condition.isEmpty() ? "#p = :p" : "#p = :p AND " + condition, values);
    }

    /** A key as a template of literals and parameters. */
    static String expression(KeyExpression key) {
        return key.pieces().stream()
                .map(piece -> piece instanceof KeyExpression.Text text
                        ? text.text()
                        : "{" + ((KeyExpression.Argument) piece).parameter() + "}")
                .collect(Collectors.joining());
    }

    private static String condition(SortCondition sort, Map<String, String> values) {
        if (sort instanceof SortCondition.Equal equal) {
            values.put(":s", expression(equal.key()));
            return "#s = :s";
        }
        if (sort instanceof SortCondition.BeginsWith begins) {
            return beginsWith(expression(begins.prefix()), values);
        }
        if (sort instanceof SortCondition.StartsWith starts) {
            return beginsWith(expression(starts.prefix()) + argument(starts.argument()), values);
        }
        if (sort instanceof SortCondition.Between between) {
            return range(bound(between.low()), bound(between.high()), false, false, values);
        }
        return sort instanceof SortCondition.Range range ? range(range, values) : "";
    }

    private static String beginsWith(String prefix, Map<String, String> values) {
        if (prefix.isEmpty()) {
            return "";
        }
        values.put(":s", prefix);
        return "begins_with(#s, :s)";
    }

    private static String range(SortCondition.Range range, Map<String, String> values) {
        String prefix = expression(range.prefix());
        SortCondition.Upper upper = range.upper();
        return range(
                lower(range.lower(), prefix),
                upper(upper, prefix),
                range.lower().kind() == LowerKind.STRICT,
                upper.exclusion() == Exclusion.STRICT && upper.kind() != UpperKind.NONE,
                values);
    }

    private static String range(String low, String high, boolean isAbove, boolean isBelow, Map<String, String> values) {
        if (!low.isEmpty() && !high.isEmpty()) {
            values.put(":s", low);
            values.put(":t", high);
            return "#s BETWEEN :s AND :t";
        }
        if (low.isEmpty() && high.isEmpty()) {
            return "";
        }
        values.put(":s", low.isEmpty() ? high : low);
        if (low.isEmpty()) {
            return isBelow ? "#s < :s" : "#s <= :s";
        }
        return isAbove ? "#s > :s" : "#s >= :s";
    }

    private static String lower(SortCondition.Lower lower, String prefix) {
        String value = prefix + lower.argument().map(KeyConditionText::argument).orElse("");
        return switch (lower.kind()) {
            case NONE -> "";
            case PREFIX -> prefix;
            case AT, STRICT -> value;
            case SUCCESSOR -> behind(value + lower.behind());
            case NEXT_TEXT, NEXT_NUMBER -> "next to " + value;
        };
    }

    private static String upper(SortCondition.Upper upper, String prefix) {
        String value = prefix + upper.argument().map(KeyConditionText::argument).orElse("");
        String end = switch (upper.kind()) {
            case NONE -> "";
            case PREFIX -> prefix.isEmpty() ? "" : behind(prefix);
            case AT, VALUE -> value;
            case SUCCESSOR -> behind(value + upper.behind());
        };
        boolean before = upper.exclusion() == Exclusion.PREDECESSOR || upper.exclusion() == Exclusion.PREVIOUS_VALUE;
        return before && !end.isEmpty() ? "just before " + end : end;
    }

    private static String bound(SortCondition.Bound bound) {
        String text = expression(bound.key());
        String end = bound.successor() && !text.isEmpty() ? behind(text) : text;
        return bound.predecessor() && !end.isEmpty() ? "just before " + end : end;
    }

    private static String behind(String text) {
        return "behind " + text;
    }

    private static String argument(Parameter.Bound argument) {
        return "{" + argument.name() + "}";
    }
}
