package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.PAT028;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.MethodName;
import dev.partita.processor.plan.PlanText;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Table;
import java.util.HashMap;
import java.util.Map;

/** No two methods of an interface send the same request for the same result: callers would wonder which to take. */
final class RequestsDiffer implements MethodAdvice {

    /** What a caller can tell two methods apart by. */
    private record Request(String text, boolean follows, Result result) {}

    @Override
    public void check(Table table, PlannedRepository repository, Findings findings) {
        Map<Request, ReadPlan> seen = new HashMap<>();
        for (ReadPlan plan : repository.plans()) {
            Request request = new Request(
                    PlanText.nameless(table, plan),
                    plan.method().follow(),
                    plan.method().result());
            ReadPlan earlier = seen.putIfAbsent(request, plan);
            if (earlier != null) {
                report(table, repository, earlier, plan, findings);
            }
        }
    }

    private static void report(
            Table table, PlannedRepository repository, ReadPlan earlier, ReadPlan later, Findings findings) {
        String name = MethodName.of(repository.repository(), later.method());
        findings.add(
                PAT028,
                later.method().origin(),
                name + ": it is the same as " + MethodName.of(repository.repository(), earlier.method())
                        + ", by request, limit and result.\n    " + PlanText.of(table, later),
                Fix.of("keep one of them"),
                Silenced.on(
                        repository.repository().type().display() + "."
                                + later.method().name(),
                        PAT028,
                        "if both names are wanted"));
    }
}
