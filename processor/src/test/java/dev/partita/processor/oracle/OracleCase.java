package dev.partita.processor.oracle;

import dev.partita.processor.check.ProofRules;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlanText;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/** A random design with data and some methods: planned, run, compared. */
final class OracleCase {

    private static final int METHODS = 3;
    private static final int CALLS = 4;

    private final long seed;
    private final Random random;
    private final RandomDesign design;
    private int planned;

    OracleCase(long seed) {
        this.seed = seed;
        this.random = new Random(seed);
        this.design = new RandomDesign(random);
    }

    int planned() {
        return planned;
    }

    /** Whether it keeps the rules without which no plan is made. */
    boolean isSound() {
        Findings findings = new Findings();
        ProofRules.check(design.table(), findings);
        return findings.isClean();
    }

    /** The first difference between a plan's answers and the meaning, with all that is needed to look into it. */
    Optional<String> difference(Function<Table, Planner> planners) {
        Planner planner = planners.apply(design.table());
        MemoryTable memory = new RandomData(random, design).draw();
        for (int i = 0; i < METHODS; i++) {
            ReadMethod method = new RandomMethod(random, design.table()).draw();
            Planning planning = planner.plan(design.design().repository(), method);
            if (!(planning instanceof Planning.Planned accepted)) {
                continue;
            }
            planned++;
            Optional<String> difference = difference(accepted.plan(), memory);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    /** What its keys and methods are refused for. */
    Tally tally() {
        Refusals refusals = new Refusals(design.table(), "seed " + seed + "\n" + design);
        refusals.ofKeys();
        if (isSound()) {
            for (int i = 0; i < METHODS; i++) {
                refusals.of(new RandomMethod(random, design.table()).draw());
            }
        }
        return refusals.tally();
    }

    private Optional<String> difference(ReadPlan plan, MemoryTable memory) {
        Restrictions restrictions = new Restrictions(design.table(), plan);
        PlanRunner runner = new PlanRunner(design.table(), memory);
        for (int call = 0; call < CALLS; call++) {
            Map<String, Object> arguments = new Arguments(random, design, memory.rows()).draw(plan);
            List<Row> meant = new Meaning(plan.method(), restrictions.of(arguments)).of(memory.rows());
            List<Stored> found = runner.run(plan, arguments);
            Optional<String> difference = new Comparison(plan, restrictions).difference(found, meant);
            if (difference.isPresent()) {
                return Optional.of("seed " + seed + "\n" + design + "\n" + RandomMethod.text(plan.method()) + "\n"
                        + PlanText.of(design.table(), plan)
                        + "\narguments " + arguments + "\n" + difference.get());
            }
        }
        return Optional.empty();
    }
}
