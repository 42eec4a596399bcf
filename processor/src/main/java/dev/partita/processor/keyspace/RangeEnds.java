package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The two ends of a range over a placeholder, exact on the bytes of whole keys. */
final class RangeEnds {

    /** Stands for the argument at the end; no parameter has such a name. */
    private static final String END = "end of the range";

    private final Neighbours neighbours;
    private final KeyExpression prefix;
    private final Format format;
    private final ValueType type;
    private final KeyKind kind;
    /** Whether the placeholder ends the key in all wanted records. */
    private final boolean last;
    /** What all wanted records have behind the placeholder. */
    private final String behind;

    RangeEnds(List<Opened> wanted, Neighbours neighbours) {
        this.neighbours = neighbours;
        Opened first = wanted.get(0);
        this.kind = first.template().kind();
        this.prefix = new KeyExpression(kind, first.pieces());
        this.format = first.slot().orElseThrow().format();
        this.type = first.slot().orElseThrow().type();
        this.last = wanted.stream().allMatch(Opened::endsWithSlot);
        this.behind = wanted.stream()
                .map(Opened::literalBehind)
                .reduce(CommonPrefix::shared)
                .orElse("");
    }

    KeyExpression prefix() {
        return prefix;
    }

    Lower lower(Optional<Parameter.Bound> argument, Upper upper) {
        return new Lower(
                argument.map(a -> lowerKind(a.binding(), upper)).orElse(openLower()), argument, last ? "" : behind);
    }

    private LowerKind openLower() {
        return prefix.pieces().isEmpty() ? LowerKind.NONE : LowerKind.PREFIX;
    }

    private LowerKind lowerKind(Binding binding, Upper upper) {
        if (binding == Binding.FROM) {
            return LowerKind.AT;
        }
        if (!last) {
            return LowerKind.SUCCESSOR;
        }
        if (upper.kind() == UpperKind.NONE) {
            return LowerKind.STRICT;
        }
        if (kind == KeyKind.NUMBER) {
            return LowerKind.NEXT_NUMBER;
        }
        return hasNextText() ? LowerKind.NEXT_TEXT : LowerKind.SUCCESSOR;
    }

    /** Whether longer keys that begin with a value are values too. */
    private boolean hasNextText() {
        return kind == KeyKind.BINARY || !Languages.isPrefixFree(format);
    }

    Upper upper(Optional<Parameter.Bound> argument, boolean hasLower) {
        UpperKind upperKind = argument.map(a -> upperKind(a.binding())).orElse(openUpper());
        boolean bounded = hasLower || openLower() != LowerKind.NONE;
        Exclusion exclusion = switch (upperKind) {
            case NONE, AT -> Exclusion.INCLUDED;
            case PREFIX, SUCCESSOR, VALUE -> bounded ? exclusion(upperKind) : Exclusion.STRICT;
        };
        return new Upper(upperKind, exclusion, argument, last ? "" : behind);
    }

    private UpperKind openUpper() {
        return prefix.pieces().isEmpty() ? UpperKind.NONE : UpperKind.PREFIX;
    }

    private UpperKind upperKind(Binding binding) {
        if (binding == Binding.BEFORE) {
            return UpperKind.VALUE;
        }
        return last ? UpperKind.AT : UpperKind.SUCCESSOR;
    }

    /** How an excluded end is sent beside a lower one. */
    private Exclusion exclusion(UpperKind upperKind) {
        if (kind != KeyKind.TEXT) {
            return Exclusion.PREVIOUS_VALUE;
        }
        if (neighbours.neverHave(end(upperKind))) {
            return Exclusion.UNREACHED;
        }
        boolean discrete = Languages.isPrefixFree(format) && !(format instanceof Format.Converted);
        return upperKind == UpperKind.VALUE && last && discrete ? Exclusion.PREVIOUS_VALUE : Exclusion.PREDECESSOR;
    }

    /** The text before which the range ends. */
    private Bound end(UpperKind upperKind) {
        List<Piece> pieces = new ArrayList<>(prefix.pieces());
        if (upperKind != UpperKind.PREFIX) {
            pieces.add(new Argument(END, type, format, ""));
        }
        if (upperKind == UpperKind.SUCCESSOR && !last && !behind.isEmpty()) {
            pieces.add(new Text(behind));
        }
        return new Bound(new KeyExpression(kind, pieces), upperKind != UpperKind.VALUE, false);
    }
}
