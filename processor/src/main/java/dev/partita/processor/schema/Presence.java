package dev.partita.processor.schema;

/** Whether a component may lack a value. */
public enum Presence {
    REQUIRED,
    /** Annotated {@code @Nullable}. */
    NULLABLE,
    /** An {@code Optional}. */
    OPTIONAL
}
