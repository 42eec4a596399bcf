package dev.partita.processor.oracle;

import dev.partita.processor.advice.Advice;
import dev.partita.processor.check.ItemRules;
import dev.partita.processor.check.ProofRules;
import dev.partita.processor.check.TableRules;
import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.IdleOptions;
import dev.partita.processor.plan.PlanText;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.Refusal;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A random design with data and some methods: planned, run, compared; what is refused has to be refused for a reason. */
final class OracleCase {

    private static final int METHODS = 2;
    private static final int CALLS = 3;

    private final long seed;
    private final Random random;
    private final RandomDesign design;
    private final Table table;
    private final boolean spoiled;
    private final Verdicts verdicts = new Verdicts();
    private final Set<DesignError> codes = EnumSet.noneOf(DesignError.class);

    /** A design as people mean it. */
    OracleCase(long seed) {
        this(seed, false);
    }

    /** A design that is mostly changed to the worse, or one as people mean it. */
    OracleCase(long seed, boolean spoiled) {
        this.seed = seed;
        this.spoiled = spoiled;
        this.random = new Random(seed);
        this.design = new RandomDesign(random, spoiled && random.nextInt(10) < 6);
        this.table = design.table();
    }

    /** Whether it keeps the rules without which no plan is made. */
    boolean isSound() {
        Findings findings = new Findings();
        ProofRules.check(table, findings);
        return findings.isClean();
    }

    private Findings findings() {
        Findings findings = new Findings();
        table.items().forEach(i -> ItemRules.check(i, findings));
        if (findings.isClean()) {
            TableRules.check(table, true, findings);
            ProofRules.check(table, findings);
        }
        return findings;
    }

    /** The first difference between a plan's answers and the meaning, with all that is needed to look into it. */
    Optional<String> difference(Function<Table, Planner> planners) {
        Planner planner = planners.apply(table);
        MemoryTable memory = new RandomData(random, design).draw();
        for (int i = 0; i < METHODS; i++) {
            Planning planning = planner.plan(design.design().repository(), method());
            Optional<String> difference = planning instanceof Planning.Planned accepted
                    ? difference(accepted.plan(), memory)
                    : Optional.empty();
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    /** The first refusal that nothing justifies, of refusals that are made in some way. */
    Optional<String> falseAlarm(BiFunction<Table, ReadMethod, List<Refusal>> refusals) {
        for (int i = 0; i < METHODS; i++) {
            ReadMethod method = method();
            ReasonChecks checks = new ReasonChecks(random, design, method);
            Optional<String> fault = refusals.apply(table, method).stream()
                    .filter(r -> !r.text().startsWith("not proved"))
                    .flatMap(r -> checks.fault(r).stream())
                    .findFirst();
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private ReadMethod method() {
        ReadMethod method = new RandomMethod(random, table).draw();
        return spoiled ? MethodSpoiler.spoilt(random, table, method) : method;
    }

    /** All that is said of it, tried. */
    Verdicts verdicts() {
        Findings findings = findings();
        findings.all().stream().map(Finding::error).filter(codes::add).forEach(this::check);
        boolean areItems = table.items().stream().allMatch(i -> {
            Findings ofItem = new Findings();
            ItemRules.check(i, ofItem);
            return ofItem.isClean();
        });
        boolean canBeStored = !codes.contains(DesignError.KEY006) && !codes.contains(DesignError.KEY007);
        if (areItems && canBeStored && !hasOtherDelimiter()) {
            plan(findings);
        }
        verdicts.said(codes);
        return verdicts;
    }

    private void check(DesignError code) {
        boolean ofTexts = code == DesignError.KEY004 || code == DesignError.KEY005;
        if (code.name().startsWith("KEY") && !(ofTexts && hasOtherDelimiter())) {
            TableChecks checks = new TableChecks(table);
            checks.fault(code).ifPresent(f -> fault(code, "", f));
            verdicts.proved(checks.proofs(), checks.notProved());
        }
    }

    /** The test's encoder knows one delimiter; others are refused for another reason, or follow from that. */
    private boolean hasOtherDelimiter() {
        return table.items().stream().anyMatch(i -> i.delimiter() != '#');
    }

    private void plan(Findings findings) {
        Planner planner = new Planner(table);
        MemoryTable memory = findings.isClean() ? new RandomData(random, design).draw() : new MemoryTable(table);
        List<ReadPlan> plans = new ArrayList<>();
        for (int i = 0; i < METHODS; i++) {
            ReadMethod method = method();
            Planning planning = planner.plan(design.design().repository(), method);
            if (planning instanceof Planning.Planned planned) {
                plans.add(planned.plan());
                accepted(planned.plan(), memory, findings.isClean());
            } else if (planning instanceof Planning.Refused refused) {
                refused(method, refused, memory, findings.isClean());
            }
        }
        if (findings.isClean() && seed % 4 == 0) {
            advice(plans);
        }
    }

    private void accepted(ReadPlan plan, MemoryTable memory, boolean clean) {
        Findings idle = new Findings();
        IdleOptions.check(design.design().repository(), plan, idle);
        for (Finding finding : idle.all()) {
            confirm(plan.method(), finding.error());
        }
        if (clean) {
            verdicts.planned();
            difference(plan, memory).ifPresent(verdicts::fault);
        }
    }

    private void refused(ReadMethod method, Planning.Refused refused, MemoryTable memory, boolean clean) {
        if (refused.findings().isEmpty() && clean) {
            fault(DesignError.PAT003, RandomMethod.text(method), "refused without a word");
        }
        for (Finding finding : refused.findings()) {
            switch (finding.error()) {
                case PAT003 -> unserved(method);
                case PAT004 -> several(method, memory, clean);
                default -> confirm(method, finding.error());
            }
            codes.add(finding.error());
        }
    }

    private void confirm(ReadMethod method, DesignError code) {
        codes.add(code);
        if (!new MethodChecks(table, method).isTrue(code)) {
            fault(code, RandomMethod.text(method), "nothing shows it");
        }
    }

    private void unserved(ReadMethod method) {
        ReasonChecks checks = new ReasonChecks(random, design, method);
        for (Refusal refusal : Refusal.of(table, method)) {
            boolean notProved = refusal.text().startsWith("not proved");
            verdicts.proved(refusal.proof().isPresent() ? 1 : 0, notProved ? 1 : 0);
            if (!notProved) {
                checks.fault(refusal)
                        .ifPresent(
                                f -> fault(DesignError.PAT003, RandomMethod.text(method) + "\n" + refusal.text(), f));
            }
        }
    }

    /** Each of the keys that are said to serve does. */
    private void several(ReadMethod method, MemoryTable memory, boolean clean) {
        List<ReadPlan> serving = Refusal.serving(table, method);
        if (serving.size() < 2) {
            fault(DesignError.PAT004, RandomMethod.text(method), "served by " + serving.size());
        }
        if (clean) {
            serving.forEach(p -> difference(p, memory).ifPresent(verdicts::fault));
        }
    }

    /** Advice is no refusal; that it is given at all is what is looked at. */
    private void advice(List<ReadPlan> plans) {
        Findings findings = new Findings();
        PlannedRepository planned = new PlannedRepository(design.design().repository(), plans);
        Advice.onTable(table, List.of(planned), findings);
        Advice.onMethods(table, planned, findings);
        findings.all().forEach(f -> codes.add(f.error()));
    }

    private void fault(DesignError code, String where, String fault) {
        verdicts.fault("seed " + seed + "\n" + design + "\n" + code + " " + where + "\n" + fault);
    }

    private Optional<String> difference(ReadPlan plan, MemoryTable memory) {
        Restrictions restrictions = Restrictions.of(table, plan);
        PlanRunner runner = new PlanRunner(table, memory);
        for (int call = 0; call < CALLS; call++) {
            Map<String, Object> arguments = new Arguments(random, design).draw(plan.method(), memory.rows());
            List<Row> meant = new Meaning(plan.method(), restrictions.of(arguments)).of(memory.rows());
            List<Stored> found = runner.run(plan, arguments);
            Optional<String> difference = new Comparison(plan, restrictions).difference(found, meant);
            if (difference.isPresent()) {
                return difference.map(d -> where(plan, arguments) + d);
            }
        }
        return Optional.empty();
    }

    private String where(ReadPlan plan, Map<String, Object> arguments) {
        return "seed " + seed + "\n" + design + "\n" + RandomMethod.text(plan.method()) + "\n"
                + PlanText.of(table, plan) + "\narguments " + arguments + "\n";
    }
}
