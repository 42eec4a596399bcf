package dev.partita.processor.template;

import dev.partita.processor.schema.ValueType;

/** What a placeholder's path ends at. */
public sealed interface Resolution {

    /**
     * A component.
     *
     * @param type its type, a record with one component still wrapped
     * @param nullable whether something on the path may lack a value
     */
    record Found(ValueType type, boolean nullable) implements Resolution {}

    /** Nothing; why, in words. */
    record Missing(String text) implements Resolution {}
}
