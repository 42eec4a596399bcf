package dev.partita.processor.schema;

/** The types that are stored as one DynamoDB value without the user's help. Boxed types count as the primitive. */
public enum ScalarKind {
    STRING,
    INT,
    LONG,
    SHORT,
    BYTE,
    BOOLEAN,
    CHAR,
    FLOAT,
    DOUBLE,
    BIG_DECIMAL,
    BIG_INTEGER,
    LOCAL_DATE,
    YEAR_MONTH,
    YEAR,
    LOCAL_TIME,
    LOCAL_DATE_TIME,
    INSTANT,
    /** An {@code Instant} that is stored as a Number of whole seconds since 1970: an expiry. In keys it is an instant. */
    EPOCH_SECOND,
    DURATION,
    OFFSET_DATE_TIME,
    ZONED_DATE_TIME,
    UUID,
    /** {@code byte[]}. */
    BYTES,
    /** The SDK's {@code SdkBytes}. */
    SDK_BYTES;

    /** Whether it is stored as a Number. */
    public boolean isNumber() {
        return switch (this) {
            case INT, LONG, SHORT, BYTE, FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER, EPOCH_SECOND -> true;
            default -> false;
        };
    }

    /** What it is in keys and for callers, however it is stored as an attribute. */
    public ScalarKind value() {
        return this == EPOCH_SECOND ? INSTANT : this;
    }
}
