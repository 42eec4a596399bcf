package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.KEY032;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.KeyLength;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Table;
import java.util.List;

/** The values that keys are made for fit into them. Which texts are too long is only known when they are written. */
final class KeysHaveRoom implements TableAdvice {

    @Override
    public void check(Table table, List<PlannedRepository> repositories, Findings findings) {
        for (KeyLength key : KeyLength.allOf(table)) {
            if (key.ordinary() > key.limit()) {
                findings.add(
                        KEY032,
                        key.template().origin(),
                        key.place() + ": " + key.template().source() + " has " + key.ordinary()
                                + " bytes with texts of " + KeyLength.ORDINARY_TEXT + " characters, and a "
                                + key.kind() + " key has at most " + key.limit()
                                + ": what doesn't fit is refused when it is written.",
                        Fix.of("shorten what is fixed in the template, or the formats"),
                        Silenced.on(key.item().type().display(), KEY032, "if its texts are always shorter"));
            }
        }
    }
}
