package dev.partita.runtime.key;

import dev.partita.runtime.KeyLimitException;

/** How long keys may be, in bytes of UTF-8. */
public final class KeyLimits {

    /** The most bytes of a partition key, of the table or of an index. */
    public static final int PARTITION = 2048;

    /** The most bytes of a sort key, of the table or of an index. */
    public static final int SORT = 1024;

    private KeyLimits() {}

    /**
     * Refuses a partition key that is too long.
     *
     * @param key the key
     * @param where the place of the key ({@code Order.GSI1PK}), for the message
     * @return the key itself
     * @throws KeyLimitException if it has more than {@value #PARTITION} bytes
     */
    public static String checkPartition(String key, String where) {
        return check(key, where, "partition", PARTITION);
    }

    /**
     * Refuses a sort key that is too long.
     *
     * @param key the key
     * @param where the place of the key ({@code Order.GSI1SK}), for the message
     * @return the key itself
     * @throws KeyLimitException if it has more than {@value #SORT} bytes
     */
    public static String checkSort(String key, String where) {
        return check(key, where, "sort", SORT);
    }

    private static String check(String key, String where, String kind, int limit) {
        if (key.length() * 3L > limit) {
            int bytes = KeyOrder.utf8Length(key);
            if (bytes > limit) {
                throw new KeyLimitException(where + ": " + Refusal.quote(key) + " has " + bytes + " bytes, a " + kind
                        + " key has at most " + limit);
            }
        }
        return key;
    }
}
