package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT009;
import static dev.partita.processor.diagnostic.DesignError.ATT011;
import static dev.partita.processor.diagnostic.DesignError.ATT014;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Role;

/** The rules about records inside items. */
public final class EmbeddedRules {

    private EmbeddedRules() {}

    /** Adds a finding for each breach of each rule. */
    public static void check(EmbeddedRecord record, Findings findings) {
        AttributesAreDistinct.check(record, findings);
        record.components().forEach(c -> role(record, c, findings));
        record.components().stream()
                .filter(Component::keyOnly)
                .forEach(c -> findings.add(
                        ATT009,
                        c.origin(),
                        record.type().display() + "." + c.name()
                                + ": it is @KeyOnly, but an @Embedded record has no key of its own, so its value would be"
                                + " lost.",
                        Fix.of("store it", Edit.remove(record.type().display() + "." + c.name(), "@KeyOnly"))));
    }

    private static void role(EmbeddedRecord record, Component component, Findings findings) {
        if (component.role() != Role.VALUE) {
            boolean version = component.role() == Role.VERSION;
            String place = record.type().display() + "." + component.name();
            findings.add(
                    version ? ATT011 : ATT014,
                    component.origin(),
                    place + ": an @Embedded record is a part of an item, and it is the whole item that "
                            + (version ? "has a version." : "expires."),
                    Fix.of(
                            "remove it here, and give the item's record such a component",
                            Edit.remove(place, version ? "@Version" : "@TimeToLive")));
        }
    }
}
