package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.IDX028;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An index is paid for with each write, so a pattern reads by it. */
final class IndexesAreUsed implements TableAdvice {

    @Override
    public void check(Table table, List<PlannedRepository> repositories, Findings findings) {
        Uses uses = new Uses(repositories);
        if (!uses.areAny()) {
            return;
        }
        for (Index index : table.indexes()) {
            if (!uses.isUsed(index)) {
                report(table, repositories, index, findings);
            }
        }
    }

    private static void report(Table table, List<PlannedRepository> repositories, Index index, Findings findings) {
        TableKeys keys = new TableKeys(table);
        List<ItemKey> held = table.items().stream()
                .flatMap(i -> keys.inIndex(i, index).stream())
                .toList();
        List<Fix> fixes = new ArrayList<>();
        pattern(table, repositories, held).ifPresent(fixes::add);
        fixes.add(removal(table, index));
        fixes.add(Silenced.on(
                table.type().display(),
                IDX028,
                "if an interface reads by it that this table doesn't list in patterns"));
        findings.add(
                IDX028,
                index.origin(),
                table.type().display() + ", index " + index.name() + ": no access pattern reads by it"
                        + (held.isEmpty()
                                ? ", and no record has a key in it."
                                : ".\n    Each write of an item in it is written, and paid for, a second time."),
                fixes.toArray(new Fix[0]));
    }

    private static Optional<Fix> pattern(Table table, List<PlannedRepository> repositories, List<ItemKey> held) {
        ProposedPattern proposed = new ProposedPattern(table, repositories);
        return held.stream()
                .flatMap(k -> proposed.list(k).stream())
                .findFirst()
                .map(edit -> Fix.of("write the pattern that it is for, such as", edit));
    }

    private static Fix removal(Table table, Index index) {
        List<Edit> edits = new ArrayList<>();
        String kind = index.local() ? "@LocalIndex" : "@GlobalIndex";
        edits.add(Edit.remove(table.type().display(), kind + "(name = \"" + index.name() + "\")"));
        for (Item item : table.items()) {
            if (item.indexKey(index.name()).isPresent()) {
                edits.add(Edit.remove(item.type().display(), "@IndexKey(index = \"" + index.name() + "\")"));
            }
        }
        return Fix.of("remove it until a pattern needs it:", edits.toArray(new Edit[0]));
    }
}
