package dev.partita.it;

import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attribute values as another program would make them. */
public final class Values {

    private Values() {}

    public static AttributeValue s(String value) {
        return AttributeValue.builder().s(value).build();
    }

    public static AttributeValue n(Object value) {
        return AttributeValue.builder().n(value.toString()).build();
    }

    public static AttributeValue b(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return AttributeValue.builder().b(SdkBytes.fromByteArray(array)).build();
    }

    public static AttributeValue l(AttributeValue... elements) {
        return AttributeValue.builder().l(elements).build();
    }

    /** An item from names and values by turns; texts and numbers may stand for themselves. */
    public static Map<String, AttributeValue> item(Object... namesAndValues) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            item.put((String) namesAndValues[i], value(namesAndValues[i + 1]));
        }
        return item;
    }

    private static AttributeValue value(Object value) {
        if (value instanceof AttributeValue attribute) {
            return attribute;
        }
        return value instanceof Number ? n(value) : s((String) value);
    }
}
