package dev.partita.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Templates that are too long for every value, and those that are just short enough. */
class KeysFitTest {

    private static List<String> faults(Design design) {
        Findings findings = new Findings();
        new KeysFit().check(design.build(), findings);
        return findings.all().stream().map(Finding::text).toList();
    }

    private static Design sorted(int literal) {
        return Design.table("T").item("R", "String id, String s", "R#{id}", "x".repeat(literal) + "{s}");
    }

    @Test
    void aSortKeyHas1024Bytes() {
        assertThat(faults(sorted(1023))).isEmpty();
        assertThat(faults(sorted(1024)))
                .containsExactly(
                        "R: the shortest key of this template has 1025 bytes, and a sort key has at most 1024, so"
                                + " no item could be stored.");
    }

    @Test
    void theBytesOfLettersCount() {
        assertThat(faults(Design.table("T").item("R", "String id, LocalDate day", "R#{id}", "é".repeat(508) + "{day}")))
                .singleElement()
                .asString()
                .contains("1026 bytes");
    }

    @Test
    void aPartitionKeyHas2048BytesUnlessAnIndexSortsByIt() {
        Design design = Design.table("T").item("R", "String id, String s", "x".repeat(1500) + "{id}", "{s}");
        assertThat(faults(design)).isEmpty();
        assertThat(faults(design.globalIndex("inverted", "SK", "PK")))
                .singleElement()
                .asString()
                .contains("1501 bytes, and a sort key");
        assertThat(faults(Design.table("T").item("R", "String id", "x".repeat(2048) + "{id}", "HEAD")))
                .singleElement()
                .asString()
                .contains("2049 bytes, and a partition key");
    }

    @Test
    void nativeKeysAreShort() {
        assertThat(faults(Design.table("T").item("R", "String id, long n", "R#{id}", "{n}")))
                .isEmpty();
    }
}
