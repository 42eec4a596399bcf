package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The bounds of texts, and whole ranges over keys that end in one. */
class TextBoundTest {

    private static final int[] STORED = {0, '!', '$', 'a', 'b', 0x7F, 0x80, 0x7FF, 0xD7FF, 0xE000, 0x10FFFF};
    private static final int[] ASKED = {0, '#', 'a', 'b', 0x7F, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0x10FFFF};

    /** Every text is let through exactly if it is asked for: with delimiters, half pairs, and more than fits. */
    @Test
    void textsCompareWithAnyBound() {
        List<String> values = Texts.all(STORED, 3);
        for (int room : new int[] {1, 2, 3, 4, 5, 8, 1024}) {
            List<String> stored = values.stream()
                    .filter(value -> !value.isEmpty() && Texts.bytes(value) <= room)
                    .toList();
            for (String asked : Texts.all(ASKED, 2)) {
                for (KeySide side : KeySide.values()) {
                    KeyBound bound = KeyBound.text(side, asked, room);
                    assertThat(Texts.isWellFormed(bound.text()) && Texts.bytes(bound.text()) <= room)
                            .isTrue();
                    for (String value : stored) {
                        assertThat(Asked.satisfies(side, bound, value))
                                .as("%s %s: %s by %s", side, asked, value, bound.text())
                                .isEqualTo(Asked.isWithin(side, Texts.compareCodePoints(value, asked)));
                    }
                }
            }
        }
    }

    @Test
    void boundsOfKnownTexts() {
        assertThat(KeyBound.text(KeySide.FROM, "", 10).isOpen()).isTrue();
        assertThat(KeyBound.text(KeySide.AFTER, "", 10).isOpen()).isTrue();
        assertThat(KeyBound.text(KeySide.TO, "", 10).isEmpty()).isTrue();
        assertThat(KeyBound.text(KeySide.BEFORE, "", 10).isEmpty()).isTrue();
        assertThat(KeyBound.text(KeySide.BEFORE, "\0", 10).isEmpty()).isTrue();
        assertThat(KeyBound.text(KeySide.FROM, "a#b", 10).text()).isEqualTo("a#b");
        assertThat(KeyBound.text(KeySide.FROM, "a\uD83D", 10).text()).isEqualTo("a\uE000");
        assertThat(KeyBound.text(KeySide.TO, "a\uD83D", 4).text()).isEqualTo("a\uD7FF");
        assertThat(KeyBound.text(KeySide.FIRST_AFTER, "a", 10).text()).isEqualTo("a\0");
        assertThat(KeyBound.text(KeySide.FROM, "a", 0).isEmpty()).isTrue();
        assertThat(KeyBound.text(KeySide.TO, "a", -1).isEmpty()).isTrue();
    }

    @Test
    void nothingBeginsWithWhatNoValueHolds() {
        assertThat(KeyBound.startsWith("", '#', 10).isOpen()).isTrue();
        assertThat(KeyBound.startsWith("ab", '#', 10).text()).isEqualTo("ab");
        assertThat(KeyBound.startsWith("a#", '#', 10).isEmpty()).isTrue();
        assertThat(KeyBound.startsWithRest("a#", 10).text()).isEqualTo("a#");
        assertThat(KeyBound.startsWith("a\uD83D", '#', 10).isEmpty()).isTrue();
        assertThat(KeyBound.startsWithRest("\uDE00a", 10).isEmpty()).isTrue();
        assertThat(KeyBound.startsWith("abc", '#', 2).isEmpty()).isTrue();
    }

    @Test
    void convertedTextsOfOneWidthKeepThatWidth() {
        assertThat(KeyBound.converted(KeySide.FROM, "R.x", "ab", 2, '#', 10).text())
                .isEqualTo("ab");
        assertThat(KeyBound.converted(KeySide.FIRST_AFTER, "R.x", "ab", 2, '#', 10)
                        .text())
                .isEqualTo("ac");
        assertThat(KeyBound.converted(KeySide.LAST_BEFORE, "R.x", "ab", 2, '#', 3)
                        .text())
                .isEqualTo("aa\u007F");
        assertThat(KeyBound.converted(KeySide.AFTER, "R.x", "a#", 0, '#', 10).text())
                .isEqualTo("a#");
    }
}
