package dev.partita.runtime;

import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The attributes that hold keys: text, or a native Number or Binary. */
public final class KeyAttributes {

    private KeyAttributes() {}

    /**
     * A partition key of text.
     *
     * @param where the record and the template
     * @param key the rendered key
     * @return the attribute
     * @throws KeyLimitException if it is too long
     */
    public static AttributeValue partition(String where, String key) {
        return AttributeValue.createS(check(where, key, KeyLimits.PARTITION));
    }

    /**
     * A sort key of text.
     *
     * @param where the record and the template
     * @param key the rendered key
     * @return the attribute
     * @throws KeyLimitException if it is too long
     */
    public static AttributeValue sort(String where, String key) {
        return AttributeValue.createS(check(where, key, KeyLimits.SORT));
    }

    /**
     * A native Binary partition key.
     *
     * @param where the record and the component
     * @param key the bytes
     * @return the attribute, with a copy of the bytes
     * @throws KeyLimitException if it is too long
     */
    public static AttributeValue partition(String where, byte[] key) {
        return check(where, binary(where, key), KeyLimits.PARTITION);
    }

    /**
     * A native Binary sort key.
     *
     * @param where the record and the component
     * @param key the bytes
     * @return the attribute, with a copy of the bytes
     * @throws KeyLimitException if it is too long
     */
    public static AttributeValue sort(String where, byte[] key) {
        return check(where, binary(where, key), KeyLimits.SORT);
    }

    private static AttributeValue binary(String where, byte[] key) {
        return AttributeValue.createB(SdkBytes.fromByteArray(Objects.requireNonNull(key, where)));
    }

    /**
     * {@return the text of a key attribute; empty if the item has none}
     *
     * @param item the item
     * @param attribute the name of the key attribute
     */
    public static String text(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        String text = value == null ? null : value.s();
        return text == null ? "" : text;
    }

    private static String check(String where, String key, int limit) {
        if (!KeyLimits.allow(key, limit)) {
            throw new KeyLimitException(KeyLimits.refusal(where, key, limit));
        }
        return key;
    }

    static AttributeValue check(String where, AttributeValue value, int limit) {
        int bytes = length(value);
        if (bytes == 0) {
            throw new IllegalArgumentException(where + ": is empty, and a key can't be");
        }
        if (bytes > limit) {
            throw new KeyLimitException(where + ": has " + bytes + " bytes, such a key has at most " + limit);
        }
        return value;
    }

    /** The bytes that count; those of a number are never too many. */
    private static int length(AttributeValue value) {
        @Nullable String text = value.s();
        if (text != null) {
            return KeyOrder.utf8Length(text);
        }
        @Nullable SdkBytes bytes = value.b();
        return bytes == null ? 1 : bytes.asByteArrayUnsafe().length;
    }
}
