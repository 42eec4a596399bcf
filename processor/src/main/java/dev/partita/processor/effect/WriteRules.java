package dev.partita.processor.effect;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;

/** Everything that the writes of a table have to keep. */
public final class WriteRules {

    /** First whether the changes mean anything; what follows from them is only asked of those that do. */
    private static final List<UpdateRule> CHANGES =
            List.of(new UpdatesChange(), new KeysStay(), new ChangesFit(), new ChangesDiffer());

    private static final List<UpdateRule> EFFECTS =
            List.of(new IndexKeysAreKnown(), new CopiesStay(), new ClaimsAreKnown(), new UpsertsAreWhole());

    private WriteRules() {}

    /** Adds what is wrong with the table's writes. */
    public static void check(Table table, Findings findings) {
        for (Repository repository : table.repositories()) {
            for (WriteMethod method : repository.writes()) {
                check(table, repository.type().display() + "." + method.name(), method, findings);
            }
        }
    }

    private static void check(Table table, String place, WriteMethod method, Findings findings) {
        if (method.form() == WriteMethod.Form.BATCH) {
            table.item(method.action().item())
                    .ifPresent(item -> BatchesNeedNoConditions.check(place, item, method, findings));
            return;
        }
        boolean alone = method.form() == WriteMethod.Form.SINGLE;
        for (WriteAction action : method.actions()) {
            table.item(action.item()).ifPresent(item -> check(place, alone, item, action, findings));
        }
    }

    private static void check(String place, boolean alone, Item item, WriteAction action, Findings findings) {
        VersionsAreKept.check(place, item, action, findings);
        if (action instanceof WriteAction.Update update) {
            check(UpdateEffect.of(item, update), findings);
        } else if (action instanceof WriteAction.Put put) {
            new WritesVouch(place, item, alone).check(put, findings);
            new ExpectedRecordsSaySomething(place, item).check(put, findings);
        } else if (action instanceof WriteAction.Delete delete) {
            new WritesVouch(place, item, alone).check(delete, findings);
            new ExpectationsFit(place, item, List.of()).check(delete.expected(), findings);
        } else if (action instanceof WriteAction.Check check) {
            new ExpectationsFit(place, item, List.of()).check(check.expected(), findings);
        }
    }

    private static void check(UpdateEffect effect, Findings findings) {
        Findings found = new Findings();
        CHANGES.forEach(rule -> rule.check(effect, found));
        new ExpectationsFit(
                        effect.update().place(), effect.item(), effect.update().changes())
                .check(effect.update().expected(), found);
        if (found.isClean()) {
            EFFECTS.forEach(rule -> rule.check(effect, found));
        }
        found.all().forEach(findings::add);
    }
}
