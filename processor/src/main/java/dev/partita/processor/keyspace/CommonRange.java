package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.schema.KeyKind;
import dev.partita.runtime.key.KeyOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The conditions on a sort key under which all items of the wanted records lie, from the widest to the narrowest. */
public final class CommonRange {

    private CommonRange() {}

    /**
     * The conditions to try. The first that no other record falls into is the one to send.
     *
     * @param partition the partition that is read
     * @param wanted the sort keys of all wanted records, with what is bound by equality; none where there are no sort
     *     keys
     * @param delimiter the delimiter of the keys
     */
    public static List<SortCondition> candidates(KeyExpression partition, List<Opened> wanted, char delimiter) {
        if (wanted.isEmpty() || isAnyValue(wanted.get(0))) {
            return List.of(new SortCondition.Everything());
        }
        KeyKind kind = wanted.get(0).template().kind();
        CommonPrefix prefix =
                CommonPrefix.of(wanted.stream().map(Opened::pieces).toList());
        KeyExpression common = new KeyExpression(kind, prefix.common());
        if (wanted.stream().allMatch(Opened::isWhole) && prefix.rests().stream().allMatch(List::isEmpty)) {
            return List.of(new SortCondition.Equal(common));
        }
        List<SortCondition> candidates = new ArrayList<>();
        // without a condition, the records' other values of an argument would be found too
        if (prefix.common().stream().allMatch(p -> isGiven(p, partition))) {
            candidates.add(new SortCondition.Everything());
        }
        if (!common.pieces().isEmpty()) {
            candidates.add(new SortCondition.BeginsWith(common));
        }
        candidates.addAll(between(wanted, prefix, delimiter));
        return candidates;
    }

    /** A Number or Binary key without an argument. */
    private static boolean isAnyValue(Opened wanted) {
        return wanted.template().kind() != KeyKind.TEXT && !wanted.isWhole();
    }

    /** Whether it is the same in all items of the partition. */
    private static boolean isGiven(Piece piece, KeyExpression partition) {
        return !(piece instanceof Argument argument)
                || partition.pieces().stream()
                        .anyMatch(p -> p instanceof Argument a && a.parameter().equals(argument.parameter()));
    }

    private static List<SortCondition> between(List<Opened> wanted, CommonPrefix prefix, char delimiter) {
        Optional<Extreme> least = Optional.empty();
        Optional<Extreme> greatest = Optional.empty();
        for (int i = 0; i < wanted.size(); i++) {
            List<Piece> rest = prefix.rests().get(i);
            Extreme low = Extreme.least(rest, wanted.get(i).open(), delimiter);
            Extreme high = Extreme.greatest(rest, wanted.get(i).open(), delimiter);
            least = i == 0 ? Optional.of(low) : least.flatMap(other -> extreme(low, other, false));
            greatest = i == 0 ? Optional.of(high) : greatest.flatMap(other -> extreme(high, other, true));
        }
        if (least.isEmpty() || greatest.isEmpty()) {
            return List.of();
        }
        return between(
                expression(prefix.common(), least.get()),
                expression(prefix.common(), greatest.get()),
                greatest.get().open());
    }

    /** The end before a successor is sent as the successor where nothing has that key, else as what comes before. */
    private static List<SortCondition> between(KeyExpression least, KeyExpression greatest, boolean open) {
        Bound low = new Bound(least, false, false);
        if (!open) {
            return List.of(new SortCondition.Between(low, new Bound(greatest, false, false)));
        }
        if (greatest.pieces().isEmpty()) {
            return List.of();
        }
        return List.of(
                new SortCondition.Between(low, new Bound(greatest, true, false)),
                new SortCondition.Between(low, new Bound(greatest, true, true)));
    }

    /** The less or the greater of two; empty where that depends on an argument. */
    private static Optional<Extreme> extreme(Extreme one, Extreme other, boolean greatest) {
        CommonPrefix prefix = CommonPrefix.of(List.of(one.pieces(), other.pieces()));
        List<Piece> first = prefix.rests().get(0);
        List<Piece> second = prefix.rests().get(1);
        if (first.isEmpty() || second.isEmpty()) {
            // an open greatest holds all that begin like it
            boolean takesFirst = greatest ? isBehind(one, first, other) : first.isEmpty();
            return Optional.of(takesFirst ? one : other);
        }
        if (first.get(0) instanceof Argument || second.get(0) instanceof Argument) {
            return Optional.empty();
        }
        int order = KeyOrder.compare(((Text) first.get(0)).text(), ((Text) second.get(0)).text());
        return Optional.of(order < 0 != greatest ? one : other);
    }

    private static boolean isBehind(Extreme one, List<Piece> first, Extreme other) {
        return first.isEmpty() ? one.open() : !other.open();
    }

    private static KeyExpression expression(List<Piece> common, Extreme extreme) {
        List<Piece> pieces = new ArrayList<>(common);
        for (Piece piece : extreme.pieces()) {
            int last = pieces.size() - 1;
            if (piece instanceof Text text && last >= 0 && pieces.get(last) instanceof Text before) {
                pieces.set(last, new Text(before.text() + text.text()));
            } else {
                pieces.add(piece);
            }
        }
        return new KeyExpression(KeyKind.TEXT, pieces);
    }
}
