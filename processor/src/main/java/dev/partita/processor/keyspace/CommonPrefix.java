package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.schema.Format;
import java.util.ArrayList;
import java.util.List;

/**
 * What several rows of pieces begin with alike: literals, and arguments of one parameter in one format.
 *
 * @param common what all begin with
 * @param rests what each has behind it, in their order
 */
record CommonPrefix(List<Piece> common, List<List<Piece>> rests) {

    /** Copies the lists. */
    CommonPrefix {
        common = List.copyOf(common);
        rests = rests.stream().map(List::copyOf).toList();
    }

    static CommonPrefix of(List<List<Piece>> rows) {
        List<Piece> common = new ArrayList<>();
        List<List<Piece>> rests = rows;
        while (true) {
            List<Piece> firsts =
                    rests.stream().filter(r -> !r.isEmpty()).map(r -> r.get(0)).toList();
            if (firsts.size() < rows.size() || !areAlike(firsts)) {
                return new CommonPrefix(common, rests);
            }
            Piece shared = shared(firsts);
            common.add(shared);
            rests = rests.stream().map(r -> without(r, shared)).toList();
        }
    }

    private static boolean areAlike(List<Piece> pieces) {
        Piece first = pieces.get(0);
        return first instanceof Argument argument
                ? pieces.stream().allMatch(p -> p instanceof Argument other && isSame(argument, other))
                : pieces.stream().allMatch(Text.class::isInstance)
                        && !sharedText(pieces).isEmpty();
    }

    /** A text that may hold the delimiter is written as one that may not. */
    private static boolean isSame(Argument one, Argument other) {
        return Value.of(Side.ARGUMENT, one.parameter(), one.format())
                .equals(Value.of(Side.ARGUMENT, other.parameter(), other.format()));
    }

    private static Piece shared(List<Piece> pieces) {
        if (pieces.get(0) instanceof Argument) {
            return pieces.stream().filter(CommonPrefix::isClosed).findFirst().orElse(pieces.get(0));
        }
        return new Text(sharedText(pieces));
    }

    private static boolean isClosed(Piece piece) {
        return piece instanceof Argument argument && !(argument.format() instanceof Format.Text text && text.rest());
    }

    private static String sharedText(List<Piece> texts) {
        return texts.stream()
                .map(t -> ((Text) t).text())
                .reduce(CommonPrefix::shared)
                .orElse("");
    }

    /** The common beginning of two texts, in whole characters. */
    static String shared(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length()) && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        boolean splits = same > 0 && Character.isHighSurrogate(one.charAt(same - 1));
        return one.substring(0, splits ? same - 1 : same);
    }

    private static List<Piece> without(List<Piece> row, Piece shared) {
        List<Piece> behind = new ArrayList<>(row.subList(1, row.size()));
        if (row.get(0) instanceof Text text && shared instanceof Text start) {
            String left = text.text().substring(start.text().length());
            if (!left.isEmpty()) {
                behind.add(0, new Text(left));
            }
        }
        return behind;
    }
}
