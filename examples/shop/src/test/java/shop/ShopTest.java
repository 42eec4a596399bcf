package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.DynamoExtension;
import dev.partita.testing.RequestLog;
import dev.partita.testing.TestTables;
import dev.partita.testing.WireRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every read of the shop sends one request, whose parameters are these, and returns what is stored. */
@ExtendWith(DynamoExtension.class)
class ShopTest {

    private final RequestLog log = new RequestLog();
    private final DynamoDbClient client = DynamoEngine.shared().client(log);
    private String table = "";
    private Shop shop = new DynamoShop(client);

    @BeforeEach
    void fill(TestTables tables) {
        table = tables.name("App");
        RepositoryOptions options = RepositoryOptions.defaults().tableName(Shop.class, table);
        ShopSchema.create(client, options);
        shop = new DynamoShop(client, options);
        Samples.save(shop);
        log.clear();
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void aCustomerById() {
        assertThat(shop.customer("42")).contains(Samples.ANN);
        assertSent(new WireRequest(
                "GetItem",
                table,
                "",
                "PK = \"CUST#42\" AND SK = \"PROFILE\"",
                false,
                OptionalInt.empty(),
                false,
                "",
                false));
    }

    @Test
    void aCustomerThatIsNotThere() {
        assertThat(shop.customer("43")).isEmpty();
        assertThat(log.sent()).hasSize(1);
    }

    @Test
    void aCustomerWithAllOrders() {
        assertThat(shop.customerWithOrders("42"))
                .isEqualTo(new CustomerWithOrders(Samples.ANN, List.of(Samples.JANUARY, Samples.MARCH)));
        assertSent(query("", "PK = \"CUST#42\"", false, OptionalInt.empty()));
    }

    @Test
    void aCustomersOrdersNewestFirst() {
        Page<Order> first = shop.orders("42", PageRequest.first(1));
        assertThat(first.items()).containsExactly(Samples.MARCH);
        String key = "PK = \"CUST#42\" AND begins_with(SK, \"ORDER#\")";
        assertSent(query("", key, true, OptionalInt.of(1)));

        log.clear();
        Page<Order> second = shop.orders("42", first.next(5).orElseThrow());
        assertThat(second.items()).containsExactly(Samples.JANUARY);
        assertThat(second.cursor()).isEmpty();
        assertSent(query("", key, true, OptionalInt.of(5)));
    }

    @Test
    void aCustomersOrdersPlacedInAPeriod() {
        Page<Order> page =
                shop.ordersPlaced("42", LocalDate.of(2025, 1, 9), LocalDate.of(2025, 2, 28), PageRequest.first(10));
        assertThat(page.items()).containsExactly(Samples.JANUARY);
        assertSent(query(
                "",
                "PK = \"CUST#42\" AND SK BETWEEN \"ORDER#2025-01-09\" AND \"ORDER#2025-02-28$\"",
                false,
                OptionalInt.of(10)));
    }

    @Test
    void aCustomersLatestOrder() {
        assertThat(shop.latestOrder("42")).contains(Samples.MARCH);
        assertThat(shop.latestOrder("42").map(Order::total)).contains(35);
        assertThat(log.sent())
                .containsOnly(query("", "PK = \"CUST#42\" AND begins_with(SK, \"ORDER#\")", true, OptionalInt.of(1)))
                .hasSize(2);
    }

    @Test
    void anOrderWithItsLineItems() {
        assertThat(shop.orderWithItems("A17")).isEqualTo(new OrderWithItems(Samples.MARCH, Samples.LINES));
        assertSent(query("", "PK = \"ORDER#A17\"", false, OptionalInt.empty()));
    }

    @Test
    void openOrdersOfAWarehouse() {
        assertThat(shop.openOrders("north", PageRequest.first(10)).items()).containsExactly(Samples.MARCH);
        assertSent(query("GSI1", "GSI1PK = \"WH#north\"", false, OptionalInt.of(10)));
    }

    @Test
    void aRemovedCustomerIsGone() {
        shop.remove(Samples.ANN);
        assertThat(shop.customer("42")).isEmpty();
    }

    private WireRequest query(String index, String key, boolean descending, OptionalInt limit) {
        return new WireRequest("Query", table, index, key, descending, limit, false, "", false);
    }

    private void assertSent(WireRequest request) {
        assertThat(log.sent()).containsExactly(request);
    }
}
