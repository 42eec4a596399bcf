package dev.partita.processor.write;

import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Table;

/** Whether a method's result only says how many items there are, and none has to be looked at for it. */
final class Countability {

    private Countability() {}

    static boolean of(Table table, ReadPlan plan) {
        Result.Form form = plan.method().result().form();
        if (form != Result.Form.EXISTS && form != Result.Form.COUNT) {
            return false;
        }
        return plan instanceof ReadPlan.Query query
                ? query.countable()
                : table.typeAttribute().isEmpty() && plan.timeToLive().isEmpty();
    }
}
