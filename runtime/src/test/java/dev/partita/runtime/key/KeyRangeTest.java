package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Whole ranges, built from bounds as the rules of the key space build them: the key before the placeholder, the bound,
 * the literal behind it. Every key is compared with every range.
 */
class KeyRangeTest {

    private static final String BEFORE = "P#";
    private static final int MOST = 12;
    private static final List<KeySide> LOWER = List.of(KeySide.FROM, KeySide.AFTER, KeySide.FIRST_AFTER);
    private static final List<KeySide> UPPER = List.of(KeySide.TO, KeySide.BEFORE, KeySide.LAST_BEFORE);
    private static final int[] LETTERS = {0, '!', '"', '$', 'a', 0xD7FF, 0x10FFFF};

    /** Keys of other records, around those of ours. */
    private static final List<String> OTHERS =
            List.of("", "O#5", "P", "P\"", "P!5#a", "P$", "Q#5#a", "\0", "\uDBFF\uDFFF");

    private enum Behind {
        OPEN,
        NOTHING,
        NOTHING_AND_TEXT
    }

    private static String lowest(KeySide side, KeyBound bound, Behind behind) {
        if (bound.isOpen()) {
            return BEFORE;
        }
        String text = BEFORE + bound.text();
        if (side != KeySide.AFTER) {
            return text;
        }
        return switch (behind) {
            case OPEN -> KeyOrder.successor(text + "#", MOST);
            case NOTHING -> KeyOrder.successor(text, MOST);
            case NOTHING_AND_TEXT -> KeyOrder.next(text, MOST);
        };
    }

    private static String highest(KeySide side, KeyBound bound, Behind behind) {
        if (bound.isOpen()) {
            return KeyOrder.predecessor(KeyOrder.successor(BEFORE), MOST);
        }
        String text = BEFORE + bound.text();
        if (side == KeySide.BEFORE) {
            return KeyOrder.predecessor(text, MOST);
        }
        return behind == Behind.OPEN ? KeyOrder.predecessor(KeyOrder.successor(text + "#"), MOST) : text;
    }

    /** A key of ours, and on which side of the asked values its own lies. */
    private record Stored<T>(String key, T value) {}

    private static <T extends Comparable<T>> void check(
            List<Stored<T>> stored, List<T> asked, Behind behind, BiFunction<KeySide, T, KeyBound> bounds) {
        for (T low : asked) {
            for (KeySide lower : LOWER) {
                KeyBound from = bounds.apply(lower, low);
                for (T high : asked) {
                    for (KeySide upper : UPPER) {
                        KeyBound to = bounds.apply(upper, high);
                        boolean empty = from.isEmpty() || to.isEmpty();
                        String first = empty ? "" : lowest(lower, from, behind);
                        String last = empty ? "" : highest(upper, to, behind);
                        for (Stored<T> one : stored) {
                            boolean within = !empty
                                    && Texts.compareBytes(first, one.key()) <= 0
                                    && Texts.compareBytes(one.key(), last) <= 0;
                            boolean wanted = Asked.isWithin(lower, one.value().compareTo(low))
                                    && Asked.isWithin(upper, one.value().compareTo(high));
                            assertThat(within)
                                    .as("%s %s, %s %s: %s", lower, low, upper, high, one.key())
                                    .isEqualTo(wanted);
                        }
                        for (String other : OTHERS) {
                            assertThat(!empty
                                            && Texts.compareBytes(first, other) <= 0
                                            && Texts.compareBytes(other, last) <= 0)
                                    .as("%s %s, %s %s: %s", lower, low, upper, high, other)
                                    .isFalse();
                        }
                    }
                }
            }
        }
    }

    private static List<Long> asked() {
        List<Long> asked = new ArrayList<>();
        for (long number = -11; number <= 11; number++) {
            asked.add(number);
        }
        return asked;
    }

    @Test
    void aNumberWithATextBehindIt() {
        List<Stored<Long>> stored = new ArrayList<>();
        for (long number = -9; number <= 9; number++) {
            for (String text : Texts.all(LETTERS, 1)) {
                stored.add(new Stored<>(BEFORE + KeyText.number("", number, 1) + "#" + text, number));
            }
            String longest = BEFORE + KeyText.number("", number, 1) + "#\uDBFF\uDFFF\uDBFF\uDFFF";
            stored.add(new Stored<>(KeyOrder.predecessor(KeyOrder.successor(longest), MOST), number));
        }
        check(stored, asked(), Behind.OPEN, (side, number) -> KeyBound.number(side, number, 1, -9, 9));
    }

    @Test
    void aNumberAtTheEnd() {
        List<Stored<Long>> stored = new ArrayList<>();
        for (long number = -9; number <= 9; number++) {
            stored.add(new Stored<>(BEFORE + KeyText.number("", number, 1), number));
        }
        check(stored, asked(), Behind.NOTHING, (side, number) -> KeyBound.number(side, number, 1, -9, 9));
    }

    /** A text that compares by its bytes. */
    private record Word(String text) implements Comparable<Word> {
        @Override
        public int compareTo(Word other) {
            return Texts.compareCodePoints(text, other.text);
        }
    }

    @Test
    void aTextAtTheEnd() {
        List<Stored<Word>> stored = Texts.all(LETTERS, 2).stream()
                .filter(text -> !text.isEmpty())
                .map(text -> new Stored<>(BEFORE + text, new Word(text)))
                .toList();
        List<Word> asked = new ArrayList<>(Texts.all(new int[] {0, '#', 'a', 0xD800, 0x10FFFF}, 2).stream()
                .map(Word::new)
                .toList());
        asked.add(new Word("\uDBFF\uDFFF".repeat(3)));
        asked.add(new Word("a".repeat(20)));
        int room = MOST - KeyOrder.utf8Length(BEFORE);
        check(stored, asked, Behind.NOTHING_AND_TEXT, (side, word) -> KeyBound.text(side, word.text(), room));
    }
}
