package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class CaseFoldTest {

    private static void everyCharacter(boolean upper, IntUnaryOperator ofThisJava) {
        for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
            int folded = CaseFold.fold(character, upper);
            assertThat(CaseFold.fold(folded, upper)).as("twice %x", character).isEqualTo(folded);
            assertThat(Character.charCount(folded))
                    .as("length of %x", character)
                    .isEqualTo(Character.charCount(character));
            if (folded != ofThisJava.applyAsInt(character)) {
                // Java 17 knows the same mappings, a later Java some that Unicode 13 hasn't.
                assertThat(folded).as("%x", character).isEqualTo(character);
                assertThat(Runtime.version().feature()).as("%x", character).isGreaterThan(17);
            }
        }
    }

    @Test
    void everyCharacterIsFoldedAsByUnicode13AndOnlyOnce() {
        everyCharacter(false, Character::toLowerCase);
        everyCharacter(true, Character::toUpperCase);
    }

    @Test
    void lettersThatGotTheirOtherCaseLaterStay() {
        assertThat(KeyText.foldUpper("\u0264\u019B")).isEqualTo("\u0264\u019B");
        assertThat(KeyText.foldLower("\u2C2F\uA7C0")).isEqualTo("\u2C2F\uA7C0");
    }

    @Test
    void textsAreFoldedCharacterByCharacter() {
        assertThat(KeyText.foldLower("Ann.LEE@Example.com")).isEqualTo("ann.lee@example.com");
        assertThat(KeyText.foldUpper("Stra\u00DFe \uFB01")).isEqualTo("STRA\u00DFE \uFB01");
        assertThat(KeyText.foldLower("\u0130I\u03A3\u212A\uD801\uDC00")).isEqualTo("ii\u03C3k\uD801\uDC28");
        assertThat(KeyText.foldUpper("a\uD83Db\uDE00")).isEqualTo("A\uD83DB\uDE00");
    }

    @Test
    void whatIsFoldedStaysTheSameObject() {
        String folded = "ann.lee@example.com \uD83D\uDE00";
        assertThat(KeyText.foldLower(folded)).isSameAs(folded);
        assertThat(KeyText.foldUpper("")).isEmpty();
    }

    @Test
    void prefixesStayPrefixes() {
        Seeded.check(20_000, random -> {
            String start = Texts.text(random);
            String text = start + Texts.text(random);
            assertThat(KeyText.foldLower(text)).startsWith(KeyText.foldLower(start));
            assertThat(KeyText.foldUpper(text)).startsWith(KeyText.foldUpper(start));
            assertThat(KeyText.foldLower(KeyText.foldLower(text))).isEqualTo(KeyText.foldLower(text));
            assertThat(KeyText.foldUpper(KeyText.foldUpper(text))).isEqualTo(KeyText.foldUpper(text));
        });
    }
}
