package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY031;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.KeyLength;
import dev.partita.processor.schema.Table;

/** A key template has values that the service takes. */
final class KeysFit implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (KeyLength key : KeyLength.allOf(table)) {
            if (key.least() > key.limit()) {
                findings.add(
                        KEY031,
                        key.template().origin(),
                        key.place() + ": the shortest key of this template has " + key.least() + " bytes, and a "
                                + key.kind() + " key has at most " + key.limit() + ", so no item could be stored.",
                        Fix.of("shorten what is fixed in the template, or the formats"));
            }
        }
    }
}
