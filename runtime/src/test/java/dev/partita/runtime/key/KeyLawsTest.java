package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws that every format keeps. */
class KeyLawsTest {

    private static final int RUNS = 20_000;

    /** What a hand-written key gets wrong: signs, blanks, other scripts' digits, other cases. */
    private static final String SUSPICIOUS =
            "-+ .:0123456789aAfFgTZtzeE_#\u0663\u0969\uFF13\u212A\u017F\u0130\uD83D\uDE00";

    static List<Format<?>> formats() {
        return Format.all();
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void differentValuesHaveDifferentTexts(Format<T> format) {
        Seeded.check(RUNS, random -> {
            T left = format.values().apply(random);
            T right = format.values().apply(random);
            boolean sameText = format.write().apply(left).equals(format.write().apply(right));
            assertThat(sameText).as("%s, %s", left, right).isEqualTo(format.same(left, right));
        });
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void textsAreInTheOrderOfTheValues(Format<T> format) {
        if (!format.ordered()) {
            return;
        }
        Seeded.check(RUNS, random -> {
            T left = format.values().apply(random);
            T right = format.values().apply(random);
            int byValue = format.order()
                    .compare(format.folded().apply(left), format.folded().apply(right));
            String leftText = format.write().apply(left);
            String rightText = format.write().apply(right);
            assertThat(Integer.signum(Texts.compareBytes(leftText, rightText)))
                    .as("%s as %s, %s as %s", left, leftText, right, rightText)
                    .isEqualTo(Integer.signum(byValue));
            assertThat(Integer.signum(KeyOrder.compare(leftText, rightText))).isEqualTo(Integer.signum(byValue));
        });
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void whatIsWrittenIsReadBack(Format<T> format) {
        Seeded.check(RUNS, random -> {
            T value = format.values().apply(random);
            String key = format.write().apply(value);
            T read = format.parse(key);
            assertThat(read).as(key).isNotNull();
            assertThat(read != null && format.same(read, value))
                    .as("%s read as %s", key, read)
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void whatIsReadIsWrittenAlike(Format<T> format) {
        Seeded.check(RUNS, random -> {
            String key = mutate(random, format.write().apply(format.values().apply(random)));
            T read = format.parse(key);
            if (read != null) {
                assertThat(format.write().apply(read)).isEqualTo(key);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void nothingDependsOnLocaleZoneOrTheOrderOfCalls(Format<T> format) {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Seeded.check(200, random -> {
                T value = format.values().apply(random);
                Locale.setDefault(Locale.ROOT);
                TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
                String key = format.write().apply(value);
                for (String language :
                        List.of("en-US", "ar-EG", "tr-TR", "lt-LT", "hi-IN-u-nu-deva", "th-TH-u-ca-buddhist")) {
                    Locale.setDefault(Locale.forLanguageTag(language));
                    for (String id : List.of("Asia/Kolkata", "America/St_Johns", "Pacific/Apia")) {
                        TimeZone.setDefault(TimeZone.getTimeZone(id));
                        assertThat(format.write().apply(value)).isEqualTo(key);
                        T read = format.parse(key);
                        assertThat(read != null && format.same(read, value))
                                .as(key)
                                .isTrue();
                    }
                }
            });
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    /** Read in the middle of a key, a format takes its own text and nothing of its surroundings. */
    @ParameterizedTest
    @MethodSource("formats")
    <T> void whatStandsAroundIsLeftAlone(Format<T> format) {
        Seeded.check(2_000, random -> {
            T value = format.values().apply(random);
            String text = format.write().apply(value);
            if (text.indexOf(Texts.DELIMITER) >= 0 || format.name().endsWith("rest")) {
                return;
            }
            KeyParser parser = KeyParser.of("A#7" + text + "#" + text, Texts.DELIMITER);
            parser.literal("A#7");
            T first = format.read().apply(parser);
            parser.literal("#");
            T second = format.read().apply(parser);
            assertThat(parser.end()).as(text).isTrue();
            assertThat(format.same(first, value) && format.same(second, value))
                    .as(text)
                    .isTrue();
        });
    }

    private static String mutate(Random random, String key) {
        StringBuilder mutant = new StringBuilder(key);
        for (int count = 1 + random.nextInt(2); count > 0; count--) {
            int at = random.nextInt(mutant.length() + 1);
            String other = Character.toString(SUSPICIOUS.charAt(random.nextInt(SUSPICIOUS.length())));
            int end = Math.min(mutant.length(), at + random.nextInt(2));
            mutant.replace(at, end, random.nextInt(5) == 0 ? "" : other);
        }
        return mutant.toString();
    }
}
