package dev.partita.runtime;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * How many bytes the service counts for an item, at least: UTF-8 of names and texts, binary values as they are, the
 * documented overhead of lists and maps; for numbers, of which the service says no more than an estimate, nothing.
 */
final class ItemSize {

    private static final int CONTAINER = 3;

    private ItemSize() {}

    /** Whether the service refused a request since an item in it has more than 400 KB; it doesn't say which. */
    static boolean isTooLarge(DynamoDbException e) {
        String text = String.valueOf(e.getMessage());
        return text.contains("Item size") || text.contains("item size");
    }

    static long atLeast(Map<String, AttributeValue> item) {
        long size = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            size += text(attribute.getKey()) + value(attribute.getValue());
        }
        return size;
    }

    private static long value(AttributeValue value) {
        return switch (value.type()) {
            case S -> text(value.s());
            case B -> value.b().asByteArrayUnsafe().length;
            case SS -> texts(value.ss());
            case BS -> binaries(value.bs());
            case L ->
                CONTAINER + value.l().stream().mapToLong(v -> 1 + value(v)).sum();
            case M -> CONTAINER + value.m().size() + atLeast(value.m());
            case BOOL, NUL -> 1;
            default -> 0;
        };
    }

    private static long texts(List<String> texts) {
        return texts.stream().mapToLong(ItemSize::text).sum();
    }

    private static long binaries(List<SdkBytes> binaries) {
        return binaries.stream().mapToLong(b -> b.asByteArrayUnsafe().length).sum();
    }

    private static long text(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
