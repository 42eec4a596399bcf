package dev.partita.runtime.key;

/** How long keys may be, in bytes of UTF-8. */
public final class KeyLimits {

    /** The most bytes of a partition key, of the table or of an index. */
    public static final int PARTITION = 2048;

    /** The most bytes of a sort key, of the table or of an index. */
    public static final int SORT = 1024;

    private KeyLimits() {}

    /**
     * {@return whether a key keeps to a limit}
     *
     * @param key the key
     * @param limit {@link #PARTITION} or {@link #SORT}
     */
    public static boolean allow(String key, int limit) {
        return key.length() * 3L <= limit || KeyOrder.utf8Length(key) <= limit;
    }

    /**
     * {@return what to say of a key that doesn't}
     *
     * @param where the place of the key ({@code Order.GSI1SK})
     * @param key the key
     * @param limit {@link #PARTITION} or {@link #SORT}
     */
    public static String refusal(String where, String key, int limit) {
        String kind = limit == PARTITION ? "partition" : "sort";
        return where + ": " + Refusal.quote(key) + " has " + KeyOrder.utf8Length(key) + " bytes, a " + kind
                + " key has at most " + limit;
    }
}
