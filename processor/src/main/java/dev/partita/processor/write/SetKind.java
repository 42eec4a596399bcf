package dev.partita.processor.write;

import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;

/** DynamoDB's three kinds of sets, with the SDK's and the runtime's methods for them. */
enum SetKind {
    TEXT("createSs", "textSet"),
    NUMBER("createNs", "numberSet"),
    BINARY("createBs", "binarySet");

    private final String factory;
    private final String reader;

    SetKind(String factory, String reader) {
        this.factory = factory;
        this.reader = reader;
    }

    /** The factory method of {@code AttributeValue}. */
    String factory() {
        return factory;
    }

    /** The method of {@code AttributeReader}. */
    String reader() {
        return reader;
    }

    /** The set that holds such elements. */
    static SetKind of(ValueType element) {
        ValueType type = element.unwrapped();
        if (type instanceof ValueType.Converted converted) {
            return converted
                    .attribute()
                    .map(a -> of(StoredTypes.of(a.stored())))
                    .orElse(TEXT);
        }
        return type instanceof ValueType.Scalar scalar ? of(scalar.kind()) : TEXT;
    }

    private static SetKind of(ScalarKind kind) {
        if (kind.isNumber()) {
            return NUMBER;
        }
        return kind == ScalarKind.BYTES || kind == ScalarKind.SDK_BYTES ? BINARY : TEXT;
    }
}
