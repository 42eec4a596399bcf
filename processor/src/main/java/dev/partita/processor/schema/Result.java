package dev.partita.processor.schema;

/**
 * What an access pattern returns.
 *
 * @param javaType the method's return type as written
 * @param form how many there are, and what absence is
 * @param wanted which records, in which shape
 */
public record Result(JavaType javaType, Form form, Wanted wanted) {

    /** How many are returned, and what absence is. */
    public enum Form {
        /** Exactly one; absence is an exception. */
        ONE,
        /** One, or null. */
        NULLABLE,
        OPTIONAL,
        LIST,
        PAGE,
        STREAM,
        /** {@code boolean}. */
        EXISTS,
        /** {@code long}. */
        COUNT
    }
}
