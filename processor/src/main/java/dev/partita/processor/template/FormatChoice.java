package dev.partita.processor.template;

import dev.partita.processor.schema.Format;
import java.util.Optional;

/** How a placeholder's value is written, or why it can't be. */
public sealed interface FormatChoice {

    /** The format. */
    record Written(Format format) implements FormatChoice {}

    /**
     * No key can hold it.
     *
     * @param text why, and what to use instead
     * @param instead the same, where it can be pasted
     */
    record Refused(String text, Optional<Instead> instead) implements FormatChoice {

        /** One for which there is nothing to paste. */
        public Refused(String text) {
            this(text, Optional.empty());
        }

        /** One that another format mends; empty for none. */
        static Refused unless(String format, String text) {
            return new Refused(text, Optional.of(new Instead(format, Optional.empty())));
        }
    }

    /**
     * What a key could hold.
     *
     * @param format the format, empty for none
     * @param type the type that the component needs for it, where that is another one
     */
    record Instead(String format, Optional<String> type) {}
}
