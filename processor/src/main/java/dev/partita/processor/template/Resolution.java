package dev.partita.processor.template;

import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.Optional;

/** What a placeholder's path ends at. */
public sealed interface Resolution {

    /**
     * A component.
     *
     * @param type its type, a record with one component still wrapped
     * @param nullable whether something on the path may lack a value
     * @param attributes the attribute's name, or the names on the way into maps
     */
    record Found(ValueType type, boolean nullable, List<String> attributes) implements Resolution {
        /** Copies the list. */
        public Found {
            attributes = List.copyOf(attributes);
        }
    }

    /**
     * Nothing.
     *
     * @param text why, in words
     * @param meant the path that was meant, where that can be guessed
     */
    record Missing(String text, Optional<List<String>> meant) implements Resolution {

        /** Nothing that resembles anything. */
        public Missing(String text) {
            this(text, Optional.empty());
        }
    }
}
