package shop;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the two tables hold. */
final class Samples {

    static final Customer ANN = new Customer("42", "Ann");
    static final Order JANUARY = new Order("42", LocalDate.of(2025, 1, 9), "A11", "north", Status.SHIPPED, 20);
    static final Order MARCH = new Order("42", LocalDate.of(2025, 3, 1), "A17", "north", Status.OPEN, 35);
    static final List<LineItem> LINES = List.of(new LineItem("A17", 1, "lamp", 1), new LineItem("A17", 2, "bulb", 3));

    private Samples() {}

    /** Writes through generated code. */
    static void save(Shop shop) {
        shop.save(ANN);
        shop.place(JANUARY, List.of());
        shop.place(MARCH, LINES);
    }

    /** Writes as any other program would, without knowing of records. */
    static void putPlainItems(DynamoDbClient client, String table) {
        put(client, table, Map.of("PK", text("CUST#42"), "SK", text("PROFILE"), "name", text("Ann")));
        put(client, table, Map.of("PK", text("CUST#42"), "SK", text("ORDER#2025-01-09#A11"), "total", number(20)));
        put(client, table, Map.of("PK", text("CUST#42"), "SK", text("ORDER#2025-03-01#A17"), "total", number(35)));
        put(client, table, Map.of("PK", text("ORDER#A17"), "SK", text("ITEM#1")));
    }

    private static void put(DynamoDbClient client, String table, Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(table).item(item));
    }

    private static AttributeValue text(String value) {
        return AttributeValue.builder().s(value).build();
    }

    private static AttributeValue number(int value) {
        return AttributeValue.builder().n(Integer.toString(value)).build();
    }
}
