package dev.partita.processor.write;

import dev.partita.When;
import dev.partita.processor.design.Design;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepositoryGoldenTest {

    private static final Path EXAMPLE = Path.of("../examples/shop/src/main/java/shop");

    @Test
    void theShop() throws IOException {
        UserCode code = UserCode.compile(shop().classes(), sources());
        for (String name : List.of("DynamoShop", "ShopSchema")) {
            Golden.check("shop/" + name + ".java", code.text(JavaType.of("shop", name)));
        }
    }

    private static String[] sources() throws IOException {
        List<String> sources = new ArrayList<>();
        for (String name :
                List.of("Shop", "Customer", "Order", "LineItem", "Status", "CustomerWithOrders", "OrderWithItems")) {
            sources.add(Files.readString(EXAMPLE.resolve(name + ".java")));
        }
        return sources.toArray(String[]::new);
    }

    private static TableCode shop() {
        Design design = Design.table("Shop")
                .enumeration("Status", "OPEN", "SHIPPED", "CANCELLED")
                .item("Customer", "String id, String name", "CUST#{id}", "PROFILE")
                .item(
                        "Order",
                        "String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total",
                        "CUST#{customerId}",
                        "ORDER#{placedOn}#{id}")
                .copy("Order", "byOrder", "ORDER#{id}", "HEAD")
                .indexKey("Order", "GSI1", "WH#{warehouse}", "{placedOn}#{id}", "status = OPEN")
                .item(
                        "LineItem",
                        "String orderId, int line, String sku, int quantity",
                        "ORDER#{orderId}",
                        "ITEM#{line:4}")
                .globalIndex("GSI1")
                .collection("CustomerWithOrders", "Customer customer, List<Order> orders")
                .collection("OrderWithItems", "Order order, List<LineItem> items");
        return new TableCode(design)
                .read("get a customer by id", "Optional<Customer> customer(String id)", "")
                .read("a customer with all orders", "CustomerWithOrders customerWithOrders(String customerId)", "")
                .read(
                        "list a customer's orders, newest first",
                        "Page<Order> orders(String customerId, PageRequest page)",
                        "order = DESCENDING")
                .read(
                        "a customer's orders placed in a period",
                        "Page<Order> ordersPlaced(String customerId, @From(\"placedOn\") LocalDate first,"
                                + " @To(\"placedOn\") LocalDate last, PageRequest page)",
                        "")
                .read(
                        "a customer's latest order",
                        "Optional<Order> latestOrder(String customerId)",
                        "order = DESCENDING, limit = 1")
                .read("an order with its line items", "OrderWithItems orderWithItems(String orderId)", "")
                .read(
                        "open orders of a warehouse, oldest first",
                        "Page<Order> openOrders(String warehouse, PageRequest page)",
                        "when = \"status = OPEN\"")
                .put("save", "Customer", "customer", When.ALWAYS)
                .put("save", "Order", "order", When.ALWAYS)
                .put("save", "LineItem", "item", When.ALWAYS)
                .delete("void", "remove", "Customer", "customer");
    }
}
