package dev.partita.runtime;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Texts and key values as bytes, each with its length before it, so that no two rows of them are alike. */
final class CursorBytes {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    CursorBytes text(String text) {
        return field(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A value of a key attribute. */
    CursorBytes value(AttributeValue value) {
        return switch (value.type()) {
            case S -> tag('S').text(value.s());
            case N -> tag('N').text(value.n());
            case B -> tag('B').field(value.b().asByteArray());
            default -> throw new IllegalArgumentException("no value of a key: " + value.type());
        };
    }

    CursorBytes field(byte[] field) {
        tag(field.length >> 8).tag(field.length);
        bytes.writeBytes(field);
        return this;
    }

    byte[] toArray() {
        return bytes.toByteArray();
    }

    private CursorBytes tag(int tag) {
        bytes.write(tag);
        return this;
    }

    /**
     * Reads a value back.
     *
     * @throws BufferUnderflowException if the bytes end before the value does
     */
    static AttributeValue readValue(ByteBuffer from) {
        byte tag = from.get();
        byte[] field = new byte[Short.toUnsignedInt(from.getShort())];
        from.get(field);
        return switch (tag) {
            case 'S' -> AttributeValue.createS(new String(field, StandardCharsets.UTF_8));
            case 'N' -> AttributeValue.createN(new String(field, StandardCharsets.UTF_8));
            case 'B' -> AttributeValue.createB(SdkBytes.fromByteArray(field));
            default -> throw new BufferUnderflowException();
        };
    }
}
