package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EqualityBoundaryTest {

    private static final Designs DESIGNS = new Designs("d LOCAL_DATE, n INT, e A|AB, f A|B");

    private static final KeyExpression PARTITION = DESIGNS.expression("P#{pk}");

    @Test
    void aNumberBehindATextDoesNotCloseIt() {
        assertThat(fault(opened("{a}-{n:2}#{b}", 1))).get().asString().contains("R.a", "no '#' closes it");
        assertThat(fault(opened("{a}-{d}#{b}", 1))).isPresent();
        assertThat(fault(opened("{a}-{d}#{b}", 2))).isEmpty();
    }

    @Test
    void aConstantThatBeginsAnotherIsNotClosed() {
        assertThat(fault(opened("{e}{d}", 1))).isPresent();
        assertThat(fault(opened("{f}{d}", 1))).isEmpty();
        assertThat(fault(opened("{e}#{d}", 1))).isEmpty();
    }

    @Test
    void textsAreClosedAlikeInAllRecords() {
        assertThat(fault(opened("{a}", 1), opened("{a}#B", 1))).get().asString().contains("alike");
        assertThat(fault(opened("{a}#A", 1), opened("{a}#B", 1))).isEmpty();
        assertThat(fault(opened("{a}", 1))).isEmpty();
    }

    @Test
    void whatFixesItsOwnEndNeedsNoDelimiter() {
        assertThat(fault(opened("{d}{a}", 1))).isEmpty();
        assertThat(fault(opened("{n:2}{a}", 1))).isEmpty();
        assertThat(fault(opened("{n}#{a}", 1))).isEmpty();
    }

    @Test
    void oneRangeHoldsNoEqualityBehindTextsThatDiffer() {
        assertThat(fault(opened("X#{a}#{b}", 1), opened("Y#{a}#{b}", 1)))
                .get()
                .asString()
                .contains("R.a stands behind texts that differ");
    }

    @Test
    void whatThePartitionGivesNeedsNoClosing() {
        assertThat(EqualityBoundary.fault(
                        DESIGNS.expression("P#{a}"), List.of(opened("X#{a}-{d}", 1), opened("Y#{a}#{d}", 1)), '#'))
                .isEmpty();
    }

    private static Opened opened(String template, int end) {
        return DESIGNS.opened(template, end);
    }

    private static Optional<String> fault(Opened... wanted) {
        return EqualityBoundary.fault(PARTITION, List.of(wanted), '#');
    }
}
