package dev.partita.processor.oracle;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.Parameter;
import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import dev.partita.runtime.key.KeySide;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the conditions of plans let through, with the arguments of a call. */
final class SortRanges {

    private final Map<String, Object> arguments;

    SortRanges(Map<String, Object> arguments) {
        this.arguments = arguments;
    }

    SortRange of(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            KeyValue key = value(equal.key());
            return new SortRange(key, key, false, false, false);
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return beginning(text(begins.prefix()));
        }
        if (condition instanceof SortCondition.StartsWith starts) {
            return startsWith(starts);
        }
        if (condition instanceof SortCondition.Between between) {
            return between(bound(between.low()), bound(between.high()));
        }
        return condition instanceof SortCondition.Range range ? range(range) : SortRange.EVERYTHING;
    }

    /** The value of a key all of whose placeholders are given. */
    KeyValue value(KeyExpression expression) {
        if (expression.kind() == KeyKind.TEXT) {
            return new KeyValue.Text(text(expression));
        }
        Object argument = argument(((KeyExpression.Argument) expression.pieces().get(0)).parameter());
        return new KeyValue.Number(Encoder.number(argument));
    }

    private String text(KeyExpression expression) {
        StringBuilder text = new StringBuilder();
        for (KeyExpression.Piece piece : expression.pieces()) {
            text.append(
                    piece instanceof KeyExpression.Argument argument
                            ? Encoder.text(argument.format(), argument(argument.parameter()))
                            : ((KeyExpression.Text) piece).text());
        }
        return text.toString();
    }

    private static SortRange beginning(String prefix) {
        return new SortRange(text(prefix), successor(prefix), false, true, false);
    }

    private SortRange startsWith(SortCondition.StartsWith starts) {
        Format.Text format = (Format.Text) starts.format();
        String argument =
                Bounds.folded(format, (String) argument(starts.argument().name()));
        String prefix = text(starts.prefix());
        int room = KeyLimits.SORT - KeyOrder.utf8Length(prefix);
        KeyBound bound =
                format.rest() ? KeyBound.startsWithRest(argument, room) : KeyBound.startsWith(argument, '#', room);
        return bound.isEmpty() ? SortRange.NOTHING : beginning(prefix + bound.text());
    }

    private KeyValue.@Nullable Text bound(SortCondition.Bound bound) {
        String text = text(bound.key());
        String end = bound.successor() ? KeyOrder.successor(text) : text;
        return text(bound.predecessor() ? KeyOrder.predecessor(end, KeyLimits.SORT) : end);
    }

    private static SortRange between(@Nullable KeyValue low, @Nullable KeyValue high) {
        boolean reversed = low != null && high != null && low.compareTo(high) > 0;
        return reversed ? SortRange.NOTHING : new SortRange(low, high, false, false, false);
    }

    private SortRange range(SortCondition.Range range) {
        String prefix = range.prefix().kind() == KeyKind.TEXT ? text(range.prefix()) : "";
        Optional<Lower> lower = lower(range, prefix);
        Optional<Upper> upper = upper(range, prefix);
        if (lower.isEmpty() || upper.isEmpty()) {
            return SortRange.NOTHING;
        }
        KeyValue low = lower.get().value;
        KeyValue high = upper.get().value;
        if (low != null && high != null && low.compareTo(high) > 0) {
            return SortRange.NOTHING;
        }
        return new SortRange(low, high, lower.get().out, upper.get().out, false);
    }

    private record Lower(@Nullable KeyValue value, boolean out) {}

    private record Upper(@Nullable KeyValue value, boolean out) {}

    private Optional<Lower> lower(SortCondition.Range range, String prefix) {
        LowerKind kind = range.lower().kind();
        if (range.lower().argument().isEmpty()) {
            return Optional.of(new Lower(kind == LowerKind.PREFIX ? text(prefix) : null, false));
        }
        KeySide side = switch (kind) {
            case AT -> KeySide.FROM;
            case NEXT_TEXT, NEXT_NUMBER -> KeySide.FIRST_AFTER;
            default -> KeySide.AFTER;
        };
        KeyBound bound = bound(side, range, range.lower().argument().get(), prefix);
        if (bound.isEmpty()) {
            return Optional.empty();
        }
        if (bound.isOpen()) {
            return Optional.of(new Lower(clampedLower(range, prefix), false));
        }
        String end = prefix + bound.text();
        return Optional.of(
                switch (kind) {
                    case SUCCESSOR -> new Lower(successor(end + range.lower().behind()), false);
                    case STRICT -> new Lower(value(range, end), true);
                    default -> new Lower(value(range, end), false);
                });
    }

    private Optional<Upper> upper(SortCondition.Range range, String prefix) {
        UpperKind kind = range.upper().kind();
        Exclusion exclusion = range.upper().exclusion();
        if (range.upper().argument().isEmpty()) {
            return Optional.of(
                    kind == UpperKind.PREFIX ? excluded(successor(prefix), exclusion) : new Upper(null, false));
        }
        KeySide side = kind != UpperKind.VALUE
                ? KeySide.TO
                : exclusion == Exclusion.PREVIOUS_VALUE ? KeySide.LAST_BEFORE : KeySide.BEFORE;
        KeyBound bound = bound(side, range, range.upper().argument().get(), prefix);
        if (bound.isEmpty()) {
            return Optional.empty();
        }
        if (bound.isOpen()) {
            return Optional.of(clampedUpper(range, prefix));
        }
        String end = prefix + bound.text();
        return Optional.of(
                switch (kind) {
                    case SUCCESSOR -> excluded(successor(end + range.upper().behind()), exclusion);
                    case VALUE ->
                        exclusion == Exclusion.PREVIOUS_VALUE
                                ? new Upper(value(range, end), false)
                                : excluded(value(range, end), exclusion);
                    default -> new Upper(value(range, end), false);
                });
    }

    /** The ends in place of bounds that no value reaches. */
    private static @Nullable KeyValue clampedLower(SortCondition.Range range, String prefix) {
        return range.prefix().kind() == KeyKind.TEXT ? text(prefix + Extremes.of(range.format(), false)) : null;
    }

    private static Upper clampedUpper(SortCondition.Range range, String prefix) {
        if (range.prefix().kind() != KeyKind.TEXT) {
            return new Upper(null, false);
        }
        String behind =
                range.upper().kind() == UpperKind.SUCCESSOR ? range.upper().behind() : "";
        String greatest = Extremes.of(range.format(), true);
        return excluded(successor(prefix + greatest + (greatest.isEmpty() ? "" : behind)), Exclusion.PREDECESSOR);
    }

    /** An excluded end as it is sent. */
    private static Upper excluded(@Nullable KeyValue end, Exclusion exclusion) {
        if (end instanceof KeyValue.Text text && exclusion == Exclusion.PREDECESSOR) {
            return new Upper(text(KeyOrder.predecessor(text.text(), KeyLimits.SORT)), false);
        }
        return new Upper(end, exclusion == Exclusion.STRICT);
    }

    private KeyBound bound(KeySide side, SortCondition.Range range, Parameter.Bound parameter, String prefix) {
        return Bounds.of(side, range.format(), argument(parameter.name()), prefix);
    }

    private static KeyValue value(SortCondition.Range range, String end) {
        return range.prefix().kind() == KeyKind.NUMBER
                ? new KeyValue.Number(new BigDecimal(end))
                : new KeyValue.Text(end);
    }

    private Object argument(String name) {
        return Optional.ofNullable(arguments.get(name)).orElseThrow();
    }

    private static KeyValue.@Nullable Text successor(String text) {
        return text(KeyOrder.successor(text));
    }

    /** No end where there is no text. */
    private static KeyValue.@Nullable Text text(String text) {
        return text.isEmpty() ? null : new KeyValue.Text(text);
    }
}
