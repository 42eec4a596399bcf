package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT027;

import dev.partita.Direction;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Result.Form;
import java.util.EnumSet;
import java.util.Set;

/** An order or a limit that changes nothing about a method's result, like a parameter that binds nothing. */
public final class IdleOptions {

    private static final Set<Form> ONE_ITEM = EnumSet.of(Form.ONE, Form.NULLABLE, Form.OPTIONAL);
    private static final Set<Form> NO_ITEMS = EnumSet.of(Form.EXISTS, Form.COUNT);

    private final Repository repository;
    private final Findings findings;

    private IdleOptions(Repository repository, Findings findings) {
        this.repository = repository;
        this.findings = findings;
    }

    /** Adds a finding for each option of the plan's method that has no effect. */
    public static void check(Repository repository, ReadPlan plan, Findings findings) {
        IdleOptions options = new IdleOptions(repository, findings);
        ReadMethod method = plan.method();
        if (plan instanceof ReadPlan.Get) {
            options.ofGet(method);
        } else if (method.order() == Direction.DESCENDING) {
            options.order(method);
        }
        if (plan instanceof ReadPlan.Query
                && method.limit() > 0
                && method.result().form() == Form.EXISTS) {
            options.report(method, "limit = " + method.limit(), "one item is enough to know whether there is any");
        }
    }

    private void ofGet(ReadMethod method) {
        String reason = "the key is full, so there is one item at most";
        if (method.order() == Direction.DESCENDING) {
            report(method, "order = DESCENDING", reason);
        }
        if (method.limit() > 0) {
            report(method, "limit = " + method.limit(), reason);
        }
    }

    private void order(ReadMethod method) {
        Form form = method.result().form();
        if (NO_ITEMS.contains(form)) {
            report(method, "order = DESCENDING", "a " + (form == Form.COUNT ? "count" : "boolean") + " has no order");
        } else if (CollectionParts.isCollection(method)) {
            if (CollectionParts.lists(method).isEmpty()) {
                report(method, "order = DESCENDING", "no part of the collection is a list");
            }
        } else if (ONE_ITEM.contains(form) && method.limit() == 0) {
            report(
                    method,
                    "order = DESCENDING",
                    "without a limit the result is the only item there is, and a second one is refused when it is read",
                    Fix.of("for the last of several items", Edit.on(place(method), "@AccessPattern(…, limit = 1)")));
        }
    }

    private void report(ReadMethod method, String option, String reason, Fix... better) {
        Fix removal = Fix.of("leave it out", Edit.remove(place(method), option));
        findings.add(
                PAT027,
                method.origin(),
                MethodName.of(repository, method) + ": " + option + " has no effect, since " + reason + ".",
                better.length == 0 ? new Fix[] {removal} : new Fix[] {better[0], removal});
    }

    private String place(ReadMethod method) {
        return repository.type().display() + "." + method.name();
    }
}
