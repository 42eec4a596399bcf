package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI023;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.WriteAction;
import java.util.ArrayList;
import java.util.List;

/** The service refuses an update with two changes of one attribute, or of one inside the other. */
final class ChangesDiffer implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        List<WriteAction.Change> before = new ArrayList<>();
        for (WriteAction.Change change : effect.update().changes()) {
            Known known = new Known(List.of(), before, List.of());
            if (known.changes(change.place().path())) {
                findings.add(
                        WRI023,
                        change.value().origin(),
                        effect.update().place() + ": " + change.place().name() + " is changed twice, by "
                                + change.value().name() + " and by a parameter before it.",
                        Fix.of(
                                "keep one of them",
                                Edit.remove(
                                        effect.update().place(),
                                        change.value().javaType().display() + " " + Repairs.name(change.value()))));
            }
            before.add(change);
        }
    }
}
