package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.SortCondition.BeginsWith;
import dev.partita.processor.keyspace.SortCondition.Everything;
import org.junit.jupiter.api.Test;

final class PrecedesTest {

    private static final Designs DESIGNS = new Designs("n INT, d LOCAL_DATE");

    @Test
    void aHeadBeforeItsItems() {
        assertThat(inOrder("HEAD", "ITEM#{n:4}")).isEqualTo(new Verdict.Apart());
        assertThat(inOrder("ITEM#{n:4}", "HEAD")).isInstanceOf(Verdict.Meets.class);
        assertThat(inOrder("ITEM#{n:4}", "ITEM#A")).isEqualTo(new Verdict.Apart());
        assertThat(inOrder("ITEM#5", "ITEM#{n:4}")).isInstanceOf(Verdict.Meets.class);
    }

    @Test
    void tokensAreComparedWithTheirDelimiters() {
        assertThat(inOrder("A!#{a}", "A#{a}")).isEqualTo(new Verdict.Apart());
        assertThat(inOrder("A", "A{a}")).isEqualTo(new Verdict.Apart());
        assertThat(inOrder("{a}", "{b}#")).isInstanceOf(Verdict.Meets.class);
    }

    @Test
    void argumentsAreTheSameForBoth() {
        assertThat(Precedes.of(
                        DESIGNS.expression("P#{p}"),
                        new BeginsWith(DESIGNS.expression("{x}#")),
                        DESIGNS.of("P#{a} / {b}#A"),
                        DESIGNS.of("P#{a} / {b}#B{n}"),
                        '#'))
                .isEqualTo(new Verdict.Apart());
    }

    private static Verdict inOrder(String first, String second) {
        return Precedes.of(
                DESIGNS.expression("P#{p}"),
                new Everything(),
                DESIGNS.of("P#{a} / " + first),
                DESIGNS.of("P#{a} / " + second),
                '#');
    }
}
