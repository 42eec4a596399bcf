package dev.partita.processor.schema;

/**
 * A method that gets the items of a list of keys, in batches.
 *
 * @param origin the method
 * @param name its name
 * @param javaType its return type as written
 * @param keys the parameter that is the list
 * @param key what the list consists of
 * @param form what is returned
 * @param consistent whether the gets are strongly consistent
 */
public record BatchGet(
        Origin origin,
        String name,
        JavaType javaType,
        Parameter.Declared keys,
        KeyRecord key,
        Form form,
        boolean consistent) {

    /** What a batch of gets returns. */
    public enum Form {
        /** The records that are there, in the order of the keys. */
        LIST,
        /** The records that are there, by their keys. */
        MAP
    }
}
