package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Table;
import java.util.List;

/** All rules about tables that need no proofs. */
public final class TableRules {

    private static final List<Rule> RULES = List.of(
            new NamesAreAllowed(),
            new KeyAttributesAreNamed(),
            new IndexCounts(),
            new LocalIndexKeys(),
            new IncludedAttributes(),
            new OneDelimiter(),
            new TypeAttributeIsFree(),
            new ClaimAttributeIsFree(),
            new OneTimeToLive(),
            new VersionIsNoIndexKey(),
            new CopiesNeedTextKeys(),
            new KeysFit());

    /** Those that say that something is nowhere in the table. */
    private static final List<Rule> OF_WHOLE_TABLES = List.of(new IncludedAttributesExist());

    private TableRules() {}

    /**
     * Adds a finding for each breach of each rule.
     *
     * @param table a table
     * @param whole whether nothing was left out of it because something is wrong with it
     * @param findings where they are added
     */
    public static void check(Table table, boolean whole, Findings findings) {
        RULES.forEach(r -> r.check(table, findings));
        if (whole) {
            OF_WHOLE_TABLES.forEach(r -> r.check(table, findings));
        }
    }
}
