package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.WRI004;

import dev.partita.When;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.Optional;

/**
 * A copy whose key the primary key doesn't determine is somewhere that a blind write doesn't know: the old copy would
 * stay behind, readable.
 */
final class WritesVouch implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Repository repository : table.repositories()) {
            for (WriteMethod write : repository.writes()) {
                for (WriteAction action : write.actions()) {
                    if (isBlind(action) && write.form() != WriteMethod.Form.BATCH) {
                        table.item(action.item())
                                .flatMap(WritesVouch::wandering)
                                .ifPresent(copy -> report(repository, write, action, copy, findings));
                    }
                }
            }
        }
    }

    /** Whether it replaces or deletes something that it doesn't know. */
    private static boolean isBlind(WriteAction action) {
        return action instanceof WriteAction.Put put ? put.when() != When.ABSENT : action instanceof WriteAction.Delete;
    }

    /** A copy whose key the primary key doesn't determine. */
    private static Optional<CopyKey> wandering(Item item) {
        return item.copies().stream()
                .filter(copy -> !item.primary().determines(copy.key()))
                .findFirst();
    }

    private static void report(
            Repository repository, WriteMethod write, WriteAction action, CopyKey copy, Findings findings) {
        boolean put = action instanceof WriteAction.Put;
        findings.add(
                WRI004,
                action.origin(),
                repository.type().display() + "." + write.name() + ": the key of the copy " + copy.name() + ", "
                        + copy.key().partition().source()
                        + copy.key().sort().map(s -> " / " + s.source()).orElse("")
                        + ", isn't determined by the primary key, so the copy of what was stored before would stay"
                        + " behind.\n  Fix: "
                        + (put ? "write @Put(when = ABSENT), which stores new items only, or " : "")
                        + "make the copy's key of components of the primary key");
    }
}
