package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.Unreadable.Twice;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DecodableTest {

    private static final String TYPES =
            "d LOCAL_DATE, n INT, m INT, e A|AB, f A|B, u UUID, v UUID, at INSTANT, q BOOLEAN, c CONVERTED0, w CONVERTED2, ch CHAR";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{n:2}{m:2}",
                "{a}{d}",
                "{d}{n:6}",
                "{u}-{v}",
                "{n:2}{d}{a}.txt",
                "{f}{q}{a}{ch}{w}",
                "{a}#{b}#{n}",
                "A#{a:rest}",
                "{a}",
                "{d}#{a}-{u}#{n:2}{e}"
            })
    void readsBack(String template) {
        assertThat(check(template)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{a}{b}", "{a}{n:2}", "{a}-{b}", "{n}{m}", "{e}{a}", "X{n}{a}", "{a}{b:lower}"})
    void oneKeyOfTwoItems(String template) {
        Twice twice = check(template).flatMap(Unreadable::twice).orElseThrow();
        assertThat(twice.one()).isNotEqualTo(twice.other());
        assertThat(twice.text()).isNotEmpty();
    }

    @Test
    void M10_placeholdersWithNothingBetweenThem() {
        Unreadable unreadable = check("{site}{role}{n}").orElseThrow();
        assertThat(unreadable.slots()).extracting(s -> s.name()).containsExactly("site", "role");
        assertThat(unreadable.reason()).contains("put '#' between them");
    }

    @Test
    void M09_ambiguousSeparator() {
        assertThat(check("{u}-{v}")).isEmpty();
        assertThat(check("{a}{b}")).isPresent();
        assertThat(check("{d}{n:6}")).isEmpty();
    }

    @Test
    void aNegativeNumberIsOneCharacterLonger() {
        Unreadable unreadable = check("{a}{n:2}").orElseThrow();
        assertThat(unreadable.reason()).contains("a negative number has one character more");
        Twice twice = unreadable.twice().orElseThrow();
        assertThat(twice.text())
                .endsWith(twice.one().get("n"))
                .endsWith(twice.other().get("n"));
    }

    @Test
    void whatCouldBeTakenApartHasNoWitness() {
        assertThat(check("{a}{q}").orElseThrow().twice()).isEmpty();
        assertThat(check("{n}{e}").orElseThrow().twice()).isEmpty();

        assertThat(check("{c}{a}").orElseThrow().twice()).isEmpty();
        assertThat(check("{e}-{n}").orElseThrow().twice()).isEmpty();
    }

    @Test
    void noFormatWritesTheDelimiter() {
        assertThat(Decodable.check(new Designs(TYPES).template("A-{d}"), '-')
                        .orElseThrow()
                        .reason())
                .contains("{d} writes '-'");
        assertThat(Decodable.check(new Designs(TYPES).template("{at}"), ':')).isPresent();
        assertThat(Decodable.check(new Designs(TYPES).template("{n:2}x"), '-')).isPresent();
        assertThat(Decodable.check(new Designs(TYPES).template("{a}"), '-')).isEmpty();
        assertThat(Decodable.check(new Designs(TYPES).template("A-{a}-{b:rest}"), '-'))
                .isEmpty();
        assertThat(Decodable.check(new Designs(TYPES).template("{ch}-{a}"), '-'))
                .isEmpty();
    }

    private static Optional<Unreadable> check(String template) {
        return Decodable.check(new Designs(TYPES).template(template), '#');
    }
}
