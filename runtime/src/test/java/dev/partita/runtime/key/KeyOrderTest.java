package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeyOrderTest {

    /** Neighbours on both sides of every place where something changes. */
    private static final int[] STORED = {
        0, 1, 'a', 'b', 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFE, 0x10FFFF
    };

    private static final int[] ANY = {0, 'a', 0x7F, 0x80, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0x10FFFF};

    private static final List<String> ALL_STORED = Texts.all(STORED, 3);

    private static String any(Random random) {
        StringBuilder text = new StringBuilder();
        for (int count = random.nextInt(5); count > 0; count--) {
            text.appendCodePoint(random.nextInt(3) == 0 ? ANY[random.nextInt(ANY.length)] : Texts.character(random));
        }
        return text.toString();
    }

    @Test
    void textsCompareAsTheirBytes() {
        assertThat(KeyOrder.compare("\uFFFD", "\uD83D\uDE00")).isNegative();
        assertThat("\uFFFD".compareTo("\uD83D\uDE00")).isPositive();
        Seeded.check(100_000, random -> {
            String left = Texts.rest(random);
            String right = random.nextBoolean() ? left + Texts.rest(random) : Texts.rest(random);
            assertThat(Integer.signum(KeyOrder.compare(left, right)))
                    .isEqualTo(Integer.signum(Texts.compareBytes(left, right)));
        });
    }

    @Test
    void halfPairsCompareAsCodePoints() {
        List<String> texts = Texts.all(ANY, 3);
        for (String left : texts) {
            for (String right : texts) {
                assertThat(Integer.signum(KeyOrder.compare(left, right)))
                        .isEqualTo(Integer.signum(Texts.compareCodePoints(left, right)));
            }
        }
    }

    @Test
    void bytesAreCounted() {
        for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
            if (!Texts.isHalf(character)) {
                String text = Character.toString(character);
                assertThat(KeyOrder.utf8Length(text)).isEqualTo(Texts.bytes(text));
            }
        }
        assertThat(KeyOrder.utf8Length("\uD83D\uD83D\uDE00\uDE00")).isEqualTo(10);
        Seeded.check(10_000, random -> {
            String text = Texts.rest(random);
            assertThat(KeyOrder.utf8Length(text)).isEqualTo(Texts.bytes(text));
        });
    }

    @Test
    void aSuccessorIsTheLeastBehindAllThatBeginSo() {
        assertThat(KeyOrder.successor("ORDER#")).isEqualTo("ORDER$");
        assertThat(KeyOrder.successor("a\uD7FF")).isEqualTo("a\uE000");
        assertThat(KeyOrder.successor("a\uDBFF\uDFFF\uDBFF\uDFFF")).isEqualTo("b");
        assertThat(KeyOrder.successor("\uDBFF\uDFFF")).isEmpty();
        assertThat(KeyOrder.successor("")).isEmpty();
        Seeded.check(300, random -> {
            String text = Texts.text(random);
            String successor = KeyOrder.successor(text);
            for (String stored : ALL_STORED) {
                String extended = text + stored;
                assertThat(successor.isEmpty() || Texts.compareBytes(extended, successor) < 0)
                        .isTrue();
                assertBetweenIsOnly(text, stored, successor);
                assertBetweenIsOnly(text, text.substring(0, text.length() - 1) + stored, successor);
            }
        });
    }

    private static void assertBetweenIsOnly(String text, String other, String successor) {
        if (Texts.isWellFormed(other) && Texts.compareBytes(other, text) >= 0 && !other.startsWith(text)) {
            assertThat(successor).isNotEmpty();
            assertThat(Texts.compareBytes(other, successor)).isNotNegative();
        }
    }

    @Test
    void predecessorsOfKnownTexts() {
        assertThat(KeyOrder.predecessor("ab\0", 1024)).isEqualTo("ab");
        assertThat(KeyOrder.predecessor("b", 8)).isEqualTo("a\uDBFF\uDFFF\uFFFF");
        assertThat(KeyOrder.predecessor("b", 7)).isEqualTo("a\uDBFF\uDFFF\u07FF");
        assertThat(KeyOrder.predecessor("b", 6)).isEqualTo("a\uDBFF\uDFFF\u007F");
        assertThat(KeyOrder.predecessor("b", 5)).isEqualTo("a\uDBFF\uDFFF");
        assertThat(KeyOrder.predecessor("\uE000", 3)).isEqualTo("\uD7FF");
        assertThat(KeyOrder.predecessor("\0", 10)).isEmpty();
        assertThat(KeyOrder.predecessor("", 10)).isEmpty();
    }

    /**
     * Against all texts over the edges: nothing lies between a text and its neighbours, nothing between a bound and
     * what it is rounded to.
     */
    @Test
    void neighboursAndRoundingLeaveNothingOut() {
        Seeded.check(2_000, random -> {
            String text = any(random);
            int most = 1 + random.nextInt(9);
            String next = KeyOrder.next(text, most);
            String ceiling = KeyOrder.ceiling(text, most);
            String floor = KeyOrder.floor(text, most);
            String before = KeyOrder.predecessor(text, most);
            for (String result : List.of(next, ceiling, floor, before)) {
                assertThat(Texts.isWellFormed(result) && Texts.bytes(result) <= most)
                        .as(result)
                        .isTrue();
            }
            assertThat(Texts.compareCodePoints(floor, text)).isNotPositive();
            assertThat(text.isEmpty() || Texts.compareCodePoints(before, text) < 0)
                    .isTrue();
            assertThat(next.isEmpty() || Texts.compareCodePoints(next, text) > 0)
                    .isTrue();
            assertThat(ceiling.isEmpty() || Texts.compareCodePoints(ceiling, text) >= 0)
                    .isTrue();
            int kept = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
            String start = text.substring(0, kept);
            for (String end : ALL_STORED) {
                String stored = start + end;
                if (!Texts.isWellFormed(stored) || Texts.bytes(stored) > most) {
                    continue;
                }
                int side = Texts.compareCodePoints(stored, text);
                if (side > 0) {
                    assertThat(Texts.compareBytes(next, stored)).isNotPositive();
                    assertThat(next).isNotEmpty();
                }
                if (side >= 0) {
                    assertThat(Texts.compareBytes(ceiling, stored)).isNotPositive();
                    assertThat(ceiling.isEmpty()).isEqualTo(text.isEmpty());
                }
                if (side <= 0) {
                    assertThat(Texts.compareBytes(floor, stored)).isNotNegative();
                }
                if (side < 0) {
                    assertThat(Texts.compareBytes(before, stored)).isNotNegative();
                }
            }
        });
    }

    /** A limited successor is the least that fits and lies behind all that begin with the text. */
    @Test
    void limitedSuccessors() {
        assertThat(KeyOrder.successor("a\u007F", 2)).isEqualTo("b");
        assertThat(KeyOrder.successor("a\u007F", 3)).isEqualTo("a\u0080");
        assertThat(KeyOrder.successor("\u007F\u007F", 1)).isEmpty();
        List<String> all = Texts.all(STORED, 2);
        for (String text : all) {
            for (int most = Texts.bytes(text); most <= 8; most++) {
                String successor = KeyOrder.successor(text, most);
                assertThat(Texts.bytes(successor)).isLessThanOrEqualTo(most);
                for (String stored : all) {
                    if (Texts.bytes(stored) <= most) {
                        boolean behind = Texts.compareBytes(stored, text) > 0 && !stored.startsWith(text);
                        boolean found = !successor.isEmpty() && Texts.compareBytes(stored, successor) >= 0;
                        assertThat(found).as("%s, %s", text, stored).isEqualTo(behind);
                    }
                }
            }
        }
    }
}
