package dev.partita.runtime;

import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * A key attribute of a table or an index.
 *
 * @param name its name
 * @param type its type
 */
public record KeyAttribute(String name, ScalarAttributeType type) {

    /**
     * {@return a key attribute of text}
     *
     * @param name its name
     */
    public static KeyAttribute text(String name) {
        return new KeyAttribute(name, ScalarAttributeType.S);
    }

    /**
     * {@return a Number key attribute}
     *
     * @param name its name
     */
    public static KeyAttribute number(String name) {
        return new KeyAttribute(name, ScalarAttributeType.N);
    }

    /**
     * {@return a Binary key attribute}
     *
     * @param name its name
     */
    public static KeyAttribute binary(String name) {
        return new KeyAttribute(name, ScalarAttributeType.B);
    }
}
