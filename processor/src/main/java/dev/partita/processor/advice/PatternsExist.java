package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.IDX030;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Table;
import java.util.List;

/** A table is designed from its access patterns, so it has some. */
final class PatternsExist implements TableAdvice {

    @Override
    public void check(Table table, List<PlannedRepository> repositories, Findings findings) {
        if (new Uses(repositories).areAny()) {
            return;
        }
        ProposedPattern proposed = new ProposedPattern(table, repositories);
        Edit[] patterns =
                table.items().stream().flatMap(i -> proposed.get(i).stream()).toArray(Edit[]::new);
        findings.add(
                IDX030,
                table.origin(),
                table.type().display()
                        + ": it has no access pattern, so nothing that the table holds can be read, and no"
                        + " key of it is known to be of use.",
                Fix.of("write down what is read, with its parameters, before any key, such as", patterns),
                Silenced.on(
                        table.type().display(),
                        IDX030,
                        "if other interfaces read it that this one doesn't list in patterns"));
    }
}
