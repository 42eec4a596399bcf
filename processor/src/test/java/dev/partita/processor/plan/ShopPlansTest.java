package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shop by which everything is measured: each access pattern with its one request. */
class ShopPlansTest {

    static Design shop() {
        return Design.table("Shop")
                .enumeration("Status", "OPEN", "PICKED", "CLOSED")
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
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            value = {
                "Optional<Customer> customer(String id)" + "|-|GetItem: PK = CUST#{id} and SK = PROFILE",
                "CustomerWithOrders customerWithOrders(String customerId)" + "|-|Query: PK = CUST#{customerId}",
                "Page<Order> orders(String customerId, PageRequest page)"
                        + "|order = DESCENDING|Query: PK = CUST#{customerId} and SK begins with ORDER#, descending",
                "Page<Order> ordersPlaced(String customerId, @From(\"placedOn\") LocalDate first,"
                        + " @To(\"placedOn\") LocalDate last, PageRequest page)"
                        + "|-|Query: PK = CUST#{customerId} and SK from ORDER#{first} to ORDER#{last}",
                "Optional<Order> latestOrder(String customerId)"
                        + "|order = DESCENDING, limit = 1"
                        + "|Query: PK = CUST#{customerId} and SK begins with ORDER#, descending, limit 1",
                "OrderWithItems orderWithItems(String orderId)" + "|-|Query: PK = ORDER#{orderId}",
                "Page<Order> openOrders(String warehouse, PageRequest page)"
                        + "|when = \"status = OPEN\"|Query GSI1: GSI1PK = WH#{warehouse}",
            })
    void eachPatternIsOneRequest(String signature, String options, String plan) {
        assertThat(new Plans(shop()).of(signature, options == null ? "" : options))
                .isEqualTo(plan);
    }

    @Test
    void aPatternThatNoKeyServesIsToldEveryKeyWithItsReason() {
        assertThat(new Plans(shop()).of("List<Order> openOrders(String warehouse)"))
                .isEqualTo("""
                        [PAT003] Shop.openOrders(warehouse): no key of Order can answer this with one request.
                            primary  CUST#{customerId} / ORDER#{placedOn}#{id}   customerId is not given; warehouse is not part of the key
                            byOrder  ORDER#{id} / HEAD                           id is not given; warehouse is not part of the key
                            GSI1     WH#{warehouse} / {placedOn}#{id}            it holds only items with status = OPEN, which the method doesn't say by when
                          Fix: if only these are wanted, say so
                            on Shop.openOrders: @AccessPattern(…, when = "status = OPEN")
                          Or: give Order a key that begins with warehouse, for example
                            on Order: @IndexKey(index = "GSI2", partition = "WAREHOUSE#{warehouse}", sort = "{customerId}#{placedOn}#{id}")
                            on Shop: @GlobalIndex(name = "GSI2")""");
    }
}
