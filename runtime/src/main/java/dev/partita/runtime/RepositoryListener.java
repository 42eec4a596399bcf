package dev.partita.runtime;

/**
 * Hears what repositories do. It is called on the caller's thread, after the service has answered, and must not throw.
 */
public interface RepositoryListener {

    /** {@return whether requests ask the service what capacity they consumed} */
    default boolean asksForCapacity() {
        return false;
    }

    /**
     * A request was answered.
     *
     * @param request what was sent and what it cost
     */
    default void sent(SentRequest request) {}

    /**
     * An item was left out of a result, since none of the table's records writes its key.
     *
     * @param item where it was found
     */
    default void skipped(SkippedItem item) {}
}
