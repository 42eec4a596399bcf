package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.PAT029;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.plan.MethodName;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import java.util.EnumSet;
import java.util.Set;

/** What a method reads is bounded: by its key, a limit, a page or the service's 1 MB. */
final class ResultsEnd implements MethodAdvice {

    private static final Set<Form> BOUNDED = EnumSet.of(Form.PAGE, Form.ONE, Form.NULLABLE, Form.OPTIONAL, Form.EXISTS);

    @Override
    public void check(Table table, PlannedRepository repository, Findings findings) {
        for (ReadPlan plan : repository.plans()) {
            if (plan instanceof ReadPlan.Query query && isEndless(query)) {
                report(repository, query.method(), findings);
            }
        }
    }

    private static boolean isEndless(ReadPlan.Query query) {
        ReadMethod method = query.method();
        boolean follows = method.result().form() == Form.STREAM || (method.follow() && holdsMany(method));
        boolean oneItem = query.index().isEmpty() && query.sort() instanceof SortCondition.Equal;
        return follows && method.limit() == 0 && !oneItem;
    }

    private static boolean holdsMany(ReadMethod method) {
        return method.result().wanted() instanceof Wanted.Collection
                || !BOUNDED.contains(method.result().form());
    }

    private static void report(PlannedRepository repository, ReadMethod method, Findings findings) {
        boolean stream = method.result().form() == Form.STREAM;
        findings.add(
                PAT029,
                method.origin(),
                MethodName.of(repository.repository(), method) + ": nothing bounds "
                        + (stream ? "a Stream" : "overflow = FOLLOW")
                        + " without limit: it sends a request for each 1 MB"
                        + " of the partition, which can be any number.",
                Fix.of("return a Page, which callers ask for with a PageRequest, or give it a limit"),
                Silenced.on(
                        repository.repository().type().display() + "." + method.name(),
                        PAT029,
                        "if these items stay few, or all of them are wanted"));
    }
}
