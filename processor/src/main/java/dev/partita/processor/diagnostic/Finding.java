package dev.partita.processor.diagnostic;

import dev.partita.processor.schema.Origin;
import java.util.List;

/**
 * Something that is wrong with a design.
 *
 * @param error its code
 * @param origin where it is shown
 * @param text what is wrong, complete in its first line, which names the place; then the evidence
 * @param fixes what would mend it, the better repair first
 */
public record Finding(DesignError error, Origin origin, String text, List<Fix> fixes) {

    /** Copies the list. */
    public Finding {
        fixes = List.copyOf(fixes);
    }

    /** What a user reads: what is wrong, the evidence, and how to mend it. */
    public String message() {
        return text + Fix.text(fixes);
    }
}
