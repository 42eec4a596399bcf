package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY029;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;

/**
 * A copy that two items could write tells its owner by the attributes of the primary key's components. They say it only
 * where equal keys mean equal attributes: not for a folded text, which has one key in several spellings, nor for a part of
 * a nested record, whose other parts stand in the same attribute.
 */
final class CopiesKnowTheirOwner implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        for (CopyKey copy : item.copies()) {
            if (copy.claims()) {
                item.primary()
                        .slots()
                        .filter(CopiesKnowTheirOwner::saysMoreThanTheKey)
                        .findFirst()
                        .ifPresent(slot -> report(item, copy, slot, findings));
            }
        }
    }

    /** One that may lack a value is wrong for another reason already. */
    private static boolean saysMoreThanTheKey(Part.Slot slot) {
        return !slot.nullable() && (slot.format().isFolded() || slot.path().size() > 1);
    }

    private static void report(Item item, CopyKey copy, Part.Slot slot, Findings findings) {
        String record = item.type().display();
        findings.add(
                KEY029,
                copy.origin(),
                record + ", @CopyKey " + copy.name() + ": two items could write this key, and {" + slot.name()
                        + "} of the primary key doesn't tell whose copy is stored, since its attribute can differ while the"
                        + " key is the same.\n  Fix: make the primary key of unfolded components of " + record
                        + " itself, or give the copy every component of the primary key");
    }
}
