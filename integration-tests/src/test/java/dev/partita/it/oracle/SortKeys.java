package dev.partita.it.oracle;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The sort keys that stand in a table, read by a scan: the order in which queries have to return their items. */
final class SortKeys {

    private static final BigDecimal OFFSET = new BigDecimal(10_000);

    private final Supplier<List<Map<String, AttributeValue>>> scan;
    private List<Map<String, AttributeValue>> items = List.of();

    SortKeys(Supplier<List<Map<String, AttributeValue>>> scan) {
        this.scan = scan;
    }

    void load() {
        items = scan.get();
    }

    /** The order of the partition that the query reads. */
    Order order(DynamoDbRequest request) {
        QueryRequest query = (QueryRequest) request;
        String partitionKey = query.indexName() == null ? "PK" : query.indexName() + "PK";
        String sortKey = query.indexName() == null ? "SK" : query.indexName() + "SK";
        Map<Integer, String> keys = new HashMap<>();
        for (Map<String, AttributeValue> item : items) {
            AttributeValue partition = item.get(partitionKey);
            if (partition != null && query.expressionAttributeValues().containsValue(partition)) {
                keys.put(
                        Integer.parseInt(item.get("serial").n()),
                        item.containsKey(sortKey) ? comparable(item.get(sortKey)) : "");
            }
        }
        return new Order(keys);
    }

    /** Hexadecimal digits sort as the bytes they stand for; numbers here are small. */
    private static String comparable(AttributeValue key) {
        return key.n() == null
                ? HexFormat.of().formatHex(key.s().getBytes(StandardCharsets.UTF_8))
                : String.format(Locale.ROOT, "%09.2f", new BigDecimal(key.n()).add(OFFSET));
    }

    /** Sort keys by the number of their item. */
    record Order(Map<Integer, String> keyOf) {

        List<String> keys(List<Integer> serials) {
            return serials.stream()
                    .map(serial -> keyOf.getOrDefault(serial, "none"))
                    .toList();
        }

        List<String> sorted(List<Integer> serials, boolean descending) {
            Comparator<String> order = Comparator.naturalOrder();
            return keys(serials).stream()
                    .sorted(descending ? order.reversed() : order)
                    .toList();
        }
    }
}
