package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY025;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;

/** All records of a table separate the values of their keys alike. */
final class OneDelimiter implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            if (item.delimiter() != table.delimiter()) {
                Item first = table.items().get(0);
                findings.add(
                        KEY025,
                        item.origin(),
                        item.type().display() + ": its delimiter is " + item.delimiter() + ", but that of "
                                + first.type().display() + " is " + first.delimiter() + ", and both are in the table "
                                + table.type().display() + ".",
                        OtherDelimiter.fix("use one delimiter in all records of a table", item, table.delimiter()));
            }
        }
    }
}
