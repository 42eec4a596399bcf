package dev.partita.processor.keyspace;

import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/**
 * A wanted record's sort key of which the beginning is given by a query.
 *
 * @param template the whole template
 * @param end how many of its parts are given; the part behind them, if any, is a placeholder without an argument
 * @param pieces what those parts are, piece by part
 */
public record Opened(KeyTemplate template, int end, List<KeyExpression.Piece> pieces) {

    /** Copies the list. */
    public Opened {
        pieces = List.copyOf(pieces);
    }

    /** Whether the query gives the whole key. */
    public boolean isWhole() {
        return end == template.parts().size();
    }

    /** What is left open, from a placeholder on. */
    List<Part> open() {
        return template.parts().subList(end, template.parts().size());
    }

    /** The first placeholder without an argument. */
    Optional<Part.Slot> slot() {
        return isWhole()
                ? Optional.empty()
                : Optional.of((Part.Slot) template.parts().get(end));
    }

    /** The literal directly behind that placeholder. */
    String literalBehind() {
        return open().size() > 1 && open().get(1) instanceof Part.Literal literal ? literal.text() : "";
    }

    /** Whether that placeholder ends the key. */
    boolean endsWithSlot() {
        return open().size() == 1;
    }
}
