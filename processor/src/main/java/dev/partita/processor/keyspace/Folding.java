package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format.Fold;
import dev.partita.runtime.key.KeyText;
import java.util.HashMap;
import java.util.Map;

/** What the folds of the encoder do to single characters. */
final class Folding {

    /** No fold knows letters behind the first supplementary plane. */
    private static final int LAST_LETTER = 0x1FFFF;

    private Folding() {}

    static String fold(String text, Fold fold) {
        return switch (fold) {
            case NONE -> text;
            case LOWER -> KeyText.foldLower(text);
            case UPPER -> KeyText.foldUpper(text);
        };
    }

    static int fold(int letter, Fold fold) {
        return fold(Character.toString(letter), fold).codePointAt(0);
    }

    /** All that the fold leaves alone, which is all that folded texts hold. */
    static CodePoints fixed(Fold fold) {
        return fold == Fold.NONE ? CodePoints.ALL : tables(fold).fixed;
    }

    /** All that are folded to a character, itself included. */
    static CodePoints foldedTo(int letter, Fold fold) {
        return tables(fold).origins.getOrDefault(letter, CodePoints.NONE).or(CodePoints.one(letter));
    }

    private static Tables tables(Fold fold) {
        return fold == Fold.LOWER ? Lower.TABLES : Upper.TABLES;
    }

    /** Made when first asked for. */
    private static final class Lower {
        private static final Tables TABLES = new Tables(Fold.LOWER);
    }

    /** Made when first asked for. */
    private static final class Upper {
        private static final Tables TABLES = new Tables(Fold.UPPER);
    }

    private static final class Tables {

        private final Map<Integer, CodePoints> origins = new HashMap<>();
        private final CodePoints fixed;

        private Tables(Fold fold) {
            CodePoints moved = CodePoints.NONE;
            for (int c = 0; c <= LAST_LETTER; c++) {
                int folded = CodePoints.ALL.contains(c) ? fold(c, fold) : c;
                if (folded != c) {
                    origins.merge(folded, CodePoints.one(c), CodePoints::or);
                    moved = moved.or(CodePoints.one(c));
                }
            }
            fixed = moved.complement();
        }
    }
}
