package dev.partita;

/**
 * What a read does when the service cuts its answer off, which it does after 1 MB of items, or when items that have expired
 * ({@link TimeToLive}) use its limit up.
 */
public enum Overflow {
    /** Refuse the incomplete answer with an exception: the read stays one request. */
    REFUSE,
    /** Send the requests that follow until the answer is complete. */
    FOLLOW
}
