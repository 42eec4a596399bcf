package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY033;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;

/**
 * A claim is of something that two items could have in common. They can't where the same values make the primary key, or
 * the key of a copy that only one of them can hold: the copy then also finds the item.
 */
final class ClaimsSaySomething implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        for (Claim claim : item.claims()) {
            if (claim.key().determines(item.primary())) {
                report(
                        item,
                        claim,
                        "the primary key has no other components, so no two items have them in common",
                        findings);
            }
            for (CopyKey copy : item.copies()) {
                if (copy.claims() && claim.key().determines(copy.key())) {
                    report(
                            item,
                            claim,
                            "the copy " + copy.name() + ", " + copy.key().source() + ", already makes the value unique",
                            findings);
                }
            }
        }
    }

    private static void report(Item item, Claim claim, String why, Findings findings) {
        findings.add(
                KEY033,
                claim.origin(),
                item.type().display() + ", @Unique " + claim.template() + ": " + why + ".",
                Fix.of("remove it", Edit.remove(item.type().display(), "@Unique(\"" + claim.template() + "\")")));
    }
}
