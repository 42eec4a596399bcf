package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.WRI004;

import dev.partita.When;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
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
                written(write)
                        .flatMap(table::item)
                        .flatMap(WritesVouch::wandering)
                        .ifPresent(c -> report(repository, write, c, findings));
            }
        }
    }

    /** The record that is written blindly. */
    private static Optional<JavaType> written(WriteMethod write) {
        if (write instanceof WriteMethod.Put put) {
            return put.when() == When.ABSENT ? Optional.empty() : Optional.of(put.item());
        }
        if (write instanceof WriteMethod.DeleteRecord delete) {
            return Optional.of(delete.item());
        }
        return Optional.of(((WriteMethod.DeleteByKey) write).item());
    }

    /** A copy whose key the primary key doesn't determine. */
    private static Optional<CopyKey> wandering(Item item) {
        return item.copies().stream()
                .filter(copy -> !item.primary().determines(copy.key()))
                .findFirst();
    }

    private static void report(Repository repository, WriteMethod write, CopyKey copy, Findings findings) {
        boolean put = write instanceof WriteMethod.Put;
        findings.add(
                WRI004,
                write.origin(),
                repository.type().display() + "." + write.name() + ": the key of the copy " + copy.name() + ", "
                        + copy.key().partition().source()
                        + copy.key().sort().map(s -> " / " + s.source()).orElse("")
                        + ", isn't determined by the primary key, so the copy of what was stored before would stay"
                        + " behind.\n  Fix: "
                        + (put ? "write @Put(when = ABSENT), which stores new items only, or " : "")
                        + "make the copy's key of components of the primary key");
    }
}
