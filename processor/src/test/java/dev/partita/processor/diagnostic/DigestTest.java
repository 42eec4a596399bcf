package dev.partita.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.schema.Origin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DigestTest {

    @Test
    void fewFindingsStayAsTheyAre() {
        List<Finding> few = findings(DesignError.KEY005, 11);
        assertThat(Digest.of(few)).isEqualTo(few);
    }

    @Test
    void ofManyTheFirstAreShownAndTheRestIsCounted() {
        List<Finding> many = findings(DesignError.KEY005, 1_000);
        List<Finding> shown = Digest.of(many);
        assertThat(shown).hasSize(11).startsWith(many.subList(0, 10).toArray(Finding[]::new));
        assertThat(shown.get(10).error()).isEqualTo(DesignError.KEY005);
        assertThat(shown.get(10).origin()).isEqualTo(many.get(10).origin());
        assertThat(shown.get(10).message())
                .isEqualTo("990 further findings of this kind aren't shown one by one:"
                        + " Record10; Record11; Record12; Record13; Record14; and 985 more.");
    }

    @Test
    void oneCodeNeverHidesAnother() {
        List<Finding> all = new ArrayList<>();
        Stream.of(DesignError.values()).forEach(e -> all.addAll(findings(e, 1_000)));
        assertThat(Digest.of(all)).extracting(Finding::error).contains(DesignError.values());
        all.addAll(findings(DesignError.KEY005, 5_000));
        all.addAll(findings(DesignError.GEN011, 1));
        assertThat(Digest.of(all)).contains(all.get(all.size() - 1));
    }

    @Test
    void whatIsShownHasABoundWhateverTheirNumber() {
        List<DesignError> codes = List.of(
                DesignError.KEY004,
                DesignError.KEY005,
                DesignError.PAT001,
                DesignError.PAT002,
                DesignError.PAT003,
                DesignError.COL001,
                DesignError.ATT001);
        for (int each : new int[] {50, 500, 5_000}) {
            List<Finding> all = new ArrayList<>();
            codes.forEach(c -> all.addAll(findings(c, each)));
            Collections.shuffle(all, new java.util.Random(each));
            List<Finding> shown = Digest.of(all);
            assertThat(shown).hasSizeLessThanOrEqualTo(60);
            assertThat(shown.stream().mapToInt(f -> f.message().length()).sum()).isLessThan(10_000);
            assertThat(shown).extracting(Finding::error).containsAll(codes);
        }
    }

    private static List<Finding> findings(DesignError error, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Finding(
                        error,
                        new Origin(1_000 * List.of(DesignError.values()).indexOf(error) + i + 1),
                        "Record" + i + ": something is wrong here, of which this is the text.\n    evidence",
                        List.of(Fix.of("mend it"))))
                .toList();
    }
}
