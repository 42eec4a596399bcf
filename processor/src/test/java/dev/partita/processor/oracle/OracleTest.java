package dev.partita.processor.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.plan.FalseAlarm;
import dev.partita.processor.plan.Fault;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * On random designs, mostly wrong ones: what is accepted gives exactly what the method means, and what is refused has a
 * witness that the real encoder writes and the refused request finds, or a reason that a check of the test's own
 * confirms. {@code -Dpartita.oracle.cases=N} runs more, {@code -Dpartita.seed=S} runs the same again.
 */
class OracleTest {

    private static final int CASES = Integer.getInteger("partita.oracle.cases", 50_000);
    private static final long SEED = Long.getLong("partita.seed", 1L);
    private static final int CASES_FOR_A_FAULT = 20_000;

    /** What only sources can be wrong about: texts and types that are no design before they are read. */
    private static final Set<DesignError> OF_THE_READER = EnumSet.of(
            DesignError.KEY020,
            DesignError.KEY021,
            DesignError.KEY022,
            DesignError.KEY023,
            DesignError.PAT020,
            DesignError.PAT021,
            DesignError.PAT022,
            DesignError.PAT023,
            DesignError.PAT024,
            DesignError.PAT025,
            DesignError.PAT026,
            DesignError.COL020,
            DesignError.COL021,
            DesignError.COL022,
            DesignError.COL023,
            DesignError.COL024);

    @Test
    void whatIsAcceptedAnswersAndWhatIsRefusedIsWrong() {
        Verdicts verdicts = IntStream.range(0, CASES)
                .parallel()
                .mapToObj(i -> new OracleCase(SEED + i, true).verdicts())
                .reduce(new Verdicts(), (a, b) -> new Verdicts().plus(a).plus(b));
        System.out.println(shares(verdicts));
        assertThat(verdicts.faults()).as("faults, -Dpartita.seed=%d", SEED).isEmpty();
        assertThat(verdicts.plans()).as("methods that were planned").isGreaterThan(CASES / 4);
        assertThat(verdicts.proofs()).as("refusals with a witness").isGreaterThan(CASES / 10);
        assertThat(verdicts.notProvedCount()).as("not proved").isLessThan(1 + verdicts.proofs() / 50);
        assertThat(verdicts.cases().keySet()).as("codes that occur").containsAll(ofDesigns());
    }

    private static Set<DesignError> ofDesigns() {
        return Stream.of(DesignError.values())
                .filter(e -> e.name().matches("(KEY|PAT|COL).*"))
                .filter(e -> !OF_THE_READER.contains(e))
                .collect(Collectors.toSet());
    }

    /** The share of the cases in which each code was said. */
    private static String shares(Verdicts verdicts) {
        String codes =
                verdicts.cases().entrySet().stream().map(e -> share(e, CASES)).collect(Collectors.joining(", "));
        return "oracle: " + CASES + " designs, " + verdicts.plans() + " methods compared, " + verdicts.proofs()
                + " witnesses tried, " + verdicts.notProvedCount() + " not proved; refused or warned: " + codes;
    }

    private static String share(Map.Entry<DesignError, Integer> code, int cases) {
        return code.getKey() + " " + String.format("%.2f %%", 100.0 * code.getValue() / cases);
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

    @ParameterizedTest
    @EnumSource
    void eachRuleThatIsTooStrictIsNoticed(FalseAlarm alarm) {
        Optional<String> noticed = IntStream.range(0, CASES_FOR_A_FAULT)
                .parallel()
                .mapToObj(OracleCase::new)
                .filter(OracleCase::isSound)
                .flatMap(c -> c.falseAlarm(alarm::refusals).stream())
                .findAny();
        assertThat(noticed).isPresent();
    }
}
