package dev.partita;

/** The attributes that DynamoDB copies into an index. */
public enum Projection {
    /** All attributes. */
    ALL,
    /** The keys of the table and of the index only. */
    KEYS_ONLY,
    /** The keys and the attributes that the index names. */
    INCLUDE
}
