package dev.partita.processor.schema;

/** The types that a key attribute can have in DynamoDB. */
public enum KeyKind {
    TEXT,
    NUMBER,
    BINARY
}
