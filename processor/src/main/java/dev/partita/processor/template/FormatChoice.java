package dev.partita.processor.template;

import dev.partita.processor.schema.Format;

/** How a placeholder's value is written, or why it can't be. */
public sealed interface FormatChoice {

    /** The format. */
    record Written(Format format) implements FormatChoice {}

    /** No key can hold it; {@code text} says why, and what to use instead. */
    record Refused(String text) implements FormatChoice {}
}
