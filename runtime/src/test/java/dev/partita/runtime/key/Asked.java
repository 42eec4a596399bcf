package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.Comparator;
import java.util.function.Function;

/** What a range asks for, told by the values, against what a bound lets through, told by the texts. */
final class Asked {

    private Asked() {}

    /** Whether a value that compares so with a bound lies within. */
    static boolean isWithin(KeySide side, int toBound) {
        return switch (side) {
            case FROM -> toBound >= 0;
            case AFTER, FIRST_AFTER -> toBound > 0;
            case TO -> toBound <= 0;
            case BEFORE, LAST_BEFORE -> toBound < 0;
        };
    }

    /** Whether a stored text satisfies a bound; the last two sides are sent as inclusive ones. */
    static boolean satisfies(KeySide side, KeyBound bound, String stored) {
        if (bound.isOpen() || bound.isEmpty()) {
            return bound.isOpen();
        }
        int toBound = Texts.compareBytes(stored, bound.text());
        return switch (side) {
            case FROM, FIRST_AFTER -> toBound >= 0;
            case AFTER -> toBound > 0;
            case TO, LAST_BEFORE -> toBound <= 0;
            case BEFORE -> toBound < 0;
        };
    }

    /** Every stored value is let through exactly if it is asked for, and the bound is a text of the format. */
    static <T> void check(
            T asked,
            Collection<T> stored,
            Comparator<? super T> order,
            Function<T, String> write,
            Function<KeyParser, T> read,
            Function<KeySide, KeyBound> bounds) {
        for (KeySide side : KeySide.values()) {
            KeyBound bound = bounds.apply(side);
            for (T value : stored) {
                assertThat(satisfies(side, bound, write.apply(value)))
                        .as("%s %s: %s by %s", side, asked, value, bound.text())
                        .isEqualTo(isWithin(side, order.compare(value, asked)));
            }
            assertThat(bound.isOpen() && bound.isEmpty()).isFalse();
            if (!bound.isOpen() && !bound.isEmpty()) {
                KeyParser parser = KeyParser.of(bound.text(), Texts.DELIMITER);
                assertThat((Object) read.apply(parser)).isNotNull();
                assertThat(parser.end())
                        .as("%s %s: %s", side, asked, bound.text())
                        .isTrue();
            } else {
                assertThat(bound.text()).isEmpty();
            }
        }
    }
}
