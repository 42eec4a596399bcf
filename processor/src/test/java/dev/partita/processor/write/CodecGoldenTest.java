package dev.partita.processor.write;

import dev.partita.processor.design.Design;
import dev.partita.processor.schema.Item;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodecGoldenTest {

    @Test
    void theShopsOrder() {
        Item order = Design.table("Shop")
                .enumeration("Status", "OPEN", "PAID", "CLOSED")
                .item(
                        "Order",
                        "String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total",
                        "CUST#{customerId}",
                        "ORDER#{placedOn}#{id}")
                .copy("Order", "byOrder", "ORDER#{id}", "HEAD")
                .indexKey("Order", "GSI1", "WH#{warehouse}", "{placedOn}#{id}", "status = OPEN")
                .build()
                .items()
                .get(0);
        check(order, "package shop; public enum Status { OPEN, PAID, CLOSED }", """
                package shop;
                import java.time.LocalDate;
                public record Order(
                        String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total) {}
                """);
    }

    private static void check(Item item, String... sources) {
        UserCode code = UserCode.compile(Map.of(item.codec(), CodecWriter.write(item)), sources);
        Golden.check("shop/" + item.codec().simpleName() + ".java", code.text(item.codec()));
    }
}
