package dev.partita.processor.schema;

/** What a component is for, beyond holding a value. */
public enum Role {
    /** Nothing more. */
    VALUE,
    /** It counts the writes of its item: {@code @Version}. */
    VERSION,
    /** It is when its item expires: {@code @TimeToLive}. */
    EXPIRY
}
