package dev.partita.runtime;

/**
 * A key would be longer than DynamoDB takes: 2,048 bytes for a partition key, 1,024 for a sort key, indexes included.
 * The message names the key's place, its length and the limit. Nothing was sent.
 */
public class KeyLimitException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message the key's place, its length, the limit
     */
    public KeyLimitException(String message) {
        super(message);
    }
}
