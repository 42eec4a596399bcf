package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX026;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** An attribute that an index includes is one that a record has. */
final class IncludedAttributesExist implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        Set<String> known = table.items().stream()
                .flatMap(i -> i.components().stream())
                .filter(c -> !c.keyOnly())
                .map(Component::attribute)
                .collect(Collectors.toCollection(TreeSet::new));
        table.typeAttribute().ifPresent(known::add);
        for (Index index : table.indexes()) {
            for (String name : index.include()) {
                if (!known.contains(name)) {
                    findings.add(
                            IDX026,
                            index.origin(),
                            table.type().display() + ", index " + index.name() + ": it includes \"" + name
                                    + "\", which is an attribute of no record"
                                    + NearMiss.of(name, known)
                                            .map(n -> "; did you mean " + n + "?")
                                            .orElse("."),
                            fixes(table, index, name, known));
                }
            }
        }
    }

    private static Fix[] fixes(Table table, Index index, String name, Set<String> known) {
        return NearMiss.of(name, known).stream()
                .map(near -> index.include().stream()
                        .map(n -> "\"" + (n.equals(name) ? near : n) + "\"")
                        .collect(Collectors.joining(", ", "{", "}")))
                .map(include -> Fix.of(
                        "include what is meant",
                        Edit.on(
                                table.type().display(),
                                (index.local() ? "@LocalIndex" : "@GlobalIndex") + "(…, name = \"" + index.name()
                                        + "\", include = " + include + ")")))
                .toArray(Fix[]::new);
    }
}
