package dev.partita;

/** The order in which a query returns items: by their sort key, as DynamoDB compares it. */
public enum Direction {
    /** From the least sort key to the greatest. */
    ASCENDING,
    /** From the greatest sort key to the least. */
    DESCENDING
}
