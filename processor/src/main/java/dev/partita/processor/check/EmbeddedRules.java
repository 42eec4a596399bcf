package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT009;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.EmbeddedRecord;

/** The rules about records inside items. */
public final class EmbeddedRules {

    private EmbeddedRules() {}

    /** Adds a finding for each breach of each rule. */
    public static void check(EmbeddedRecord record, Findings findings) {
        AttributesAreDistinct.check(record, findings);
        record.components().stream()
                .filter(Component::keyOnly)
                .forEach(c -> findings.add(
                        ATT009,
                        c.origin(),
                        record.type().display() + "." + c.name()
                                + ": it is @KeyOnly, but an @Embedded record has no key of its own, so its value would be"
                                + " lost.\n  Fix: remove @KeyOnly"));
    }
}
