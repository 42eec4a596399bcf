package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import java.util.List;

/** All rules about single records. */
public final class ItemRules {

    private static final List<ItemRule> RULES = List.of(
            new KeyComponentsHaveValues(),
            new AttributesAreDistinct(),
            new KeyOnlyIsReadable(),
            new RolesAreSingle(),
            new VersionStaysOut(),
            new DelimiterIsFree(),
            new CopyNamesAreDistinct(),
            new CopiesKnowTheirOwner(),
            new ClaimsSaySomething(),
            new IndexKeysAreDistinct());

    private ItemRules() {}

    /** Adds a finding for each breach of each rule. */
    public static void check(Item item, Findings findings) {
        RULES.forEach(r -> r.check(item, findings));
    }
}
