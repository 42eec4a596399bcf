package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT008;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.HashSet;
import java.util.Set;

/** The type attribute holds the record's name and nothing else. */
final class TypeAttributeIsFree implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        table.typeAttribute().ifPresent(name -> check(name, table, findings));
    }

    private static void check(String name, Table table, Findings findings) {
        if (keyAttributes(table).contains(name)) {
            findings.add(
                    ATT008,
                    table.origin(),
                    table.type().display() + ", @Table: the type attribute \"" + name
                            + "\" is a key attribute as well.",
                    Fix.of(
                            "give it another name",
                            Edit.on(table.type().display(), "@Table(…, typeAttribute = \"type\")")));
        }
        for (Item item : table.items()) {
            for (Component component : item.components()) {
                if (!component.keyOnly() && component.attribute().equals(name)) {
                    findings.add(
                            ATT008,
                            component.origin(),
                            item.type().display() + "." + component.name() + ": its attribute \"" + name
                                    + "\" is the type attribute of "
                                    + table.type().display()
                                    + ".",
                            Renamed.attribute(item, component));
                }
            }
        }
    }

    private static Set<String> keyAttributes(Table table) {
        Set<String> names = new HashSet<>(Set.of(table.partitionKey()));
        table.sortKey().ifPresent(names::add);
        for (Index index : table.indexes()) {
            names.add(index.partitionKey());
            index.sortKey().ifPresent(names::add);
        }
        return names;
    }
}
