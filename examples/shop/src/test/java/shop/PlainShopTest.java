package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.DynamoExtension;
import dev.partita.testing.RequestLog;
import dev.partita.testing.TestTables;
import dev.partita.testing.WireRequest;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Items that another program wrote, without an attribute for what stands in the key. */
@ExtendWith(DynamoExtension.class)
class PlainShopTest {

    private static final PlainOrder JANUARY = new PlainOrder("42", LocalDate.of(2025, 1, 9), "A11", 20);
    private static final PlainOrder MARCH = new PlainOrder("42", LocalDate.of(2025, 3, 1), "A17", 35);

    @Test
    void areReadByOneRequestEach(TestTables tables) {
        RequestLog log = new RequestLog();
        String table = tables.name("Plain");
        try (DynamoDbClient client = DynamoEngine.shared().client(log)) {
            RepositoryOptions options = RepositoryOptions.defaults().tableName(PlainShop.class, table);
            PlainShopSchema.create(client, options);
            Samples.putPlainItems(client, table);
            PlainShop shop = new DynamoPlainShop(client, options);
            log.clear();

            assertThat(shop.customerWithOrders("42"))
                    .isEqualTo(new PlainCustomerWithOrders(new PlainCustomer("42", "Ann"), List.of(JANUARY, MARCH)));
            assertThat(shop.latestOrder("42")).contains(MARCH);
            assertThat(shop.line("A17", 1)).contains(new PlainLine("A17", 1));
            assertThat(log.sent())
                    .containsExactly(
                            query(table, "PK = \"CUST#42\"", false, OptionalInt.empty()),
                            query(table, "PK = \"CUST#42\" AND begins_with(SK, \"ORDER#\")", true, OptionalInt.of(1)),
                            new WireRequest(
                                    "GetItem",
                                    table,
                                    "",
                                    "PK = \"ORDER#A17\" AND SK = \"ITEM#1\"",
                                    false,
                                    OptionalInt.empty(),
                                    false,
                                    "",
                                    false));
        }
    }

    @Test
    void areShownByTheMainClass(TestTables tables) {
        RequestLog log = new RequestLog();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DynamoDbClient client = DynamoEngine.shared().client(log)) {
            RepositoryOptions options = RepositoryOptions.defaults()
                    .tableName(Shop.class, tables.name("App"))
                    .tableName(PlainShop.class, tables.name("Plain"));
            Main.run(client, options, log, new PrintStream(bytes, true, StandardCharsets.UTF_8));
            assertThat(client.listTablesPaginator().tableNames())
                    .doesNotContain(tables.name("App"), tables.name("Plain"));
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains(
                        "a customer's latest order  (PlainShop.latestOrder)",
                        "limit       1",
                        "read units  0.5",
                        "result      Optional[" + MARCH + "]");
    }

    private static WireRequest query(String table, String key, boolean descending, OptionalInt limit) {
        return new WireRequest("Query", table, "", key, descending, limit, false, "", false);
    }
}
