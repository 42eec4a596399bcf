package dev.partita.processor.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.plan.Fault;
import dev.partita.processor.plan.Planner;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * On random designs and data, what the planner accepts gives exactly what the method means, and what it refuses for
 * reasons of key space has a witness that the real encoder writes and the refused request finds. {@code
 * -Dpartita.oracle.cases=N} runs more, {@code -Dpartita.seed=S} runs the same again.
 */
class OracleTest {

    private static final int CASES = Integer.getInteger("partita.oracle.cases", 20_000);
    private static final long SEED = Long.getLong("partita.seed", 1L);
    private static final int CASES_FOR_A_FAULT = 20_000;

    @Test
    void plansAnswerWhatMethodsMean() {
        List<OracleCase> cases = IntStream.range(0, CASES)
                .parallel()
                .mapToObj(i -> new OracleCase(SEED + i))
                .filter(OracleCase::isSound)
                .peek(c -> assertThat(c.difference(Planner::new))
                        .as("a difference, -Dpartita.seed=%d", SEED)
                        .isEmpty())
                .toList();
        assertThat(cases.stream().mapToInt(OracleCase::planned).sum())
                .as("methods that were planned, -Dpartita.seed=%d", SEED)
                .isGreaterThan(CASES);
    }

    @Test
    void refusalsHaveWitnesses() {
        Tally tally = IntStream.range(0, CASES / 2)
                .parallel()
                .mapToObj(i -> new OracleCase(SEED - i).tally())
                .reduce(new Tally(0, 0, List.of()), Tally::plus);
        assertThat(tally.faults())
                .as("witnesses that aren't, -Dpartita.seed=%d", SEED)
                .isEmpty();
        assertThat(tally.proofs()).as("witnesses, -Dpartita.seed=%d", SEED).isGreaterThan(CASES / 20);
        assertThat(tally.notProved())
                .as("refused as not proved, -Dpartita.seed=%d", SEED)
                .isLessThan(1 + tally.proofs() / 50);
    }

    @ParameterizedTest
    @EnumSource
    void eachRuleSwitchedOffIsNoticed(Fault fault) {
        Optional<String> difference = IntStream.range(0, CASES_FOR_A_FAULT)
                .parallel()
                .mapToObj(OracleCase::new)
                .filter(OracleCase::isSound)
                .flatMap(c -> c.difference(fault::planner).stream())
                .findAny();
        assertThat(difference).isPresent();
    }
}
