package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.PAT030;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.MethodName;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.SortOrder;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import java.util.EnumSet;
import java.util.Set;

/**
 * A list comes in the order of its numbers, which those without a width don't have in a key: 10 before 9. Where a method
 * relies on the order, the planner refuses it.
 */
final class NumbersInOrder implements MethodAdvice {

    private static final Set<Form> LISTS = EnumSet.of(Form.LIST, Form.PAGE, Form.STREAM);

    @Override
    public void check(Table table, PlannedRepository repository, Findings findings) {
        for (ReadPlan plan : repository.plans()) {
            if (plan instanceof ReadPlan.Query query && isList(query.method())) {
                SortOrder.first(table, query).stream()
                        .filter(f -> f.slot().format() instanceof Format.Plain)
                        .findFirst()
                        .ifPresent(f -> report(repository, query.method(), f, findings));
            }
        }
    }

    private static boolean isList(ReadMethod method) {
        return LISTS.contains(method.result().form()) || method.result().wanted() instanceof Wanted.Collection;
    }

    private static void report(
            PlannedRepository repository, ReadMethod method, SortOrder.First first, Findings findings) {
        String name = first.slot().name();
        findings.add(
                PAT030,
                method.origin(),
                MethodName.of(repository.repository(), method) + ": its items come in the order of the digits of "
                        + name + ", 10 before 9, since {" + name + "} has no width.",
                Fix.of("give it one, if the table holds no items yet", first.padded()),
                Silenced.on(
                        repository.repository().type().display() + "." + method.name(),
                        PAT030,
                        "if the order doesn't matter"));
    }
}
