package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI026;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.WriteAction;

/** An update changes something. */
final class UpdatesChange implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        WriteAction.Update update = effect.update();
        if (update.changes().isEmpty()) {
            findings.add(
                    WRI026,
                    update.origin(),
                    update.place() + ": it gives the key of "
                            + effect.item().type().display() + ", but no component that changes.",
                    Fix.of(
                            "mark what changes with @Assign, @Add, @Remove or @Append; where nothing should, use @Check in"
                                    + " a @Transaction"));
        }
    }
}
