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
    DURATION,
    OFFSET_DATE_TIME,
    ZONED_DATE_TIME,
    UUID,
    /** {@code byte[]}. */
    BYTES,
    /** The SDK's {@code SdkBytes}. */
    SDK_BYTES
}
