package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import dev.partita.runtime.key.KeyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;

/**
 * The least or the greatest text that a record can write behind what a query gives of its sort key.
 *
 * @param pieces the text
 * @param open whether it is only the beginning of the greatest: what stands here ends before its successor
 */
record Extreme(List<Piece> pieces, boolean open) {

    /** Copies the list. */
    Extreme {
        pieces = List.copyOf(pieces);
    }

    /** At a text: one least character, then no more; for values whose order isn't known: no more. */
    static Extreme least(List<Piece> given, List<Part> behind, char delimiter) {
        return of(given, behind, delimiter, false);
    }

    /** At a text: before the successor of what stands so far. */
    static Extreme greatest(List<Piece> given, List<Part> behind, char delimiter) {
        return of(given, behind, delimiter, true);
    }

    private static Extreme of(List<Piece> given, List<Part> behind, char delimiter, boolean greatest) {
        List<Piece> pieces = new ArrayList<>(given);
        for (int i = 0; i < behind.size(); i++) {
            if (behind.get(i) instanceof Part.Literal literal) {
                add(pieces, literal.text());
                continue;
            }
            Part.Slot slot = (Part.Slot) behind.get(i);
            String follower =
                    i + 1 < behind.size() && behind.get(i + 1) instanceof Part.Literal literal ? literal.text() : "";
            if (isOpen(slot.format(), follower.isEmpty() && i + 1 < behind.size(), delimiter)) {
                if (!greatest && Languages.of(slot.format(), delimiter) instanceof Language.Open open) {
                    add(pieces, Character.toString(open.letters().least()));
                }
                return new Extreme(pieces, true);
            }
            add(pieces, extreme(slot.format(), follower, delimiter, greatest));
        }
        return new Extreme(pieces, false);
    }

    /** The text of the least or the greatest value of a format with limits. */
    static String of(Format format, char delimiter, boolean greatest) {
        return extreme(format, "", delimiter, greatest);
    }

    /** Texts have no greatest value, and of converted ones too little is known. */
    private static boolean isOpen(Format format, boolean abuts, char delimiter) {
        return format instanceof Format.Converted
                || Languages.of(format, delimiter) instanceof Language.Open
                || (abuts && !Languages.isPrefixFree(format));
    }

    /** The value that comes first or last together with the literal behind it. */
    private static String extreme(Format format, String follower, char delimiter, boolean greatest) {
        Language.Bounded language = (Language.Bounded) Languages.of(format, delimiter);
        Comparator<String> order = (a, b) -> KeyOrder.compare(a + follower, b + follower);
        return language.boxes().stream()
                .map(greatest ? Box::greatest : Box::least)
                .reduce(greatest ? BinaryOperator.maxBy(order) : BinaryOperator.minBy(order))
                .orElse("");
    }

    private static void add(List<Piece> pieces, String text) {
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last) instanceof Text before) {
            pieces.set(last, new Text(before.text() + text));
        } else if (!text.isEmpty()) {
            pieces.add(new Text(text));
        }
    }
}
