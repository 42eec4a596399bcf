package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class KeyShapeTest {

    private static boolean orders(String key) {
        return KeyShape.matches(key, '#', false, "ORDER#", "#", "");
    }

    @Test
    void valuesMayBeAnythingButLiteralsNot() {
        assertThat(orders("ORDER#2025-02-30#A17")).isTrue();
        assertThat(orders("ORDER##")).isTrue();
        assertThat(orders("ORDER#2025-03-01")).isFalse();
        assertThat(orders("ORDER#2025-03-01#A17#1")).isFalse();
        assertThat(orders("ORDERS#2025-03-01#A17")).isFalse();
        assertThat(KeyShape.matches("PROFILE", '#', false, "PROFILE")).isTrue();
        assertThat(KeyShape.matches("PROFILE2", '#', false, "PROFILE")).isFalse();
        assertThat(KeyShape.matches("FILE#a#b#c", '#', true, "FILE#", "#", "")).isTrue();
        assertThat(KeyShape.matches("FILE#a", '#', true, "FILE#", "#", "")).isFalse();
        assertThat(KeyShape.matches("a#b", '#', true, "", "")).isTrue();
        assertThat(KeyShape.matches("a#b", '#', false, "", "")).isFalse();
        assertThat(KeyShape.matches("AA", '#', false, "A", "A")).isTrue();
        assertThat(KeyShape.matches("A", '#', false, "A", "A")).isFalse();
    }

    /** Against the regular expression that says the same. */
    @Test
    void shapesAreThoseOfTheirExpression() {
        List<String> keys = Texts.all(new int[] {'A', 'B', '#'}, 6);
        Seeded.check(300, random -> {
            boolean rest = random.nextInt(4) == 0;
            List<String> literals = new ArrayList<>();
            StringBuilder expression = new StringBuilder();
            int last = random.nextInt(4);
            for (int place = 0; place <= last; place++) {
                String literal = List.of("", "A", "B", "#", "A#", "#B", "AB", "AA", "#A#", "##")
                        .get(random.nextInt(10));
                literals.add(literal);
                expression.append(Pattern.quote(literal));
                if (place < last) {
                    expression.append(rest && place == last - 1 ? ".*" : "[^#]*");
                }
            }
            Pattern pattern = Pattern.compile(expression.toString());
            for (String key : keys) {
                assertThat(KeyShape.matches(key, '#', rest, literals.toArray(new String[0])))
                        .as("%s in %s", key, expression)
                        .isEqualTo(pattern.matcher(key).matches());
            }
        });
    }
}
