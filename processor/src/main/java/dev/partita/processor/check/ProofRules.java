package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.List;

/** The rules about what can stand in a table and its indexes under which key. */
public final class ProofRules {

    private static final List<Rule> RULES = List.of(
            new SortKeyEverywhere(),
            new KeyKindsAgree(),
            new IndexIsDeclared(),
            new IndexSortEverywhere(),
            new IndexKeyIsWhole(),
            new NothingIsDrawnIn(),
            new KeyAttributesHoldKeys(),
            new CopiesStayOut(),
            new TypeNamesDiffer());

    /** Those that compare texts of keys, which records with several delimiters don't share. */
    private static final List<Rule> OF_TEXTS = List.of(new TemplatesReadBack(), new KeysAreApart());

    private ProofRules() {}

    /** Adds a finding for each breach of each rule. */
    public static void check(Table table, Findings findings) {
        RULES.forEach(r -> r.check(table, findings));
        if (table.items().stream().map(Item::delimiter).distinct().count() < 2) {
            OF_TEXTS.forEach(r -> r.check(table, findings));
        }
    }
}
