package dev.partita.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The shop of the README is read as it is meant. */
class ShopSchemaTest {

    private static final Path SHOP = Path.of("..", "examples", "shop", "src", "main", "java", "shop");

    @Test
    void theShop() throws IOException {
        assertThat(SchemaDump.of(sources(
                        "Shop", "Customer", "Order", "Status", "LineItem", "CustomerWithOrders", "OrderWithItems")))
                .isEqualTo("""
                        table App of Shop, PK and SK
                          global index GSI1: GSI1PK and GSI1SK, ALL []
                          item Customer, codec shop.CustomerCodec
                            String id as key only STRING
                            String name as name STRING
                            primary CUST#{id Text} / PROFILE
                          item Order, codec shop.OrderCodec
                            String customerId as customerId STRING
                            LocalDate placedOn as placedOn LOCAL_DATE
                            String id as id STRING
                            String warehouse as warehouse STRING
                            Status status as status [OPEN, SHIPPED, CANCELLED]
                            int total as total INT
                            primary CUST#{customerId Text} / ORDER#{placedOn LOCAL_DATE}#{id Text}
                            copy byOrder ORDER#{id Text} / HEAD claims
                            in GSI1 WH#{warehouse Text} / {placedOn LOCAL_DATE}#{id Text} when status IN [OPEN]
                          item LineItem, codec shop.LineItemCodec
                            String orderId as orderId STRING
                            int line as line INT
                            String sku as sku STRING
                            int quantity as quantity INT
                            primary ORDER#{orderId Text} / ITEM#{line Padded}
                          repository Shop, class shop.DynamoShop
                            customer(String id EQUAL id) → OPTIONAL Customer[Customer]
                            customerWithOrders(String customerId EQUAL customerId) → ONE CustomerWithOrders[ONE customer[Customer], LIST orders[Order]]
                            orders(String customerId EQUAL customerId, page paging) → PAGE Order[Order] descending
                            ordersPlaced(String customerId EQUAL customerId, LocalDate first FROM placedOn, LocalDate last TO placedOn, page paging) → PAGE Order[Order]
                            latestOrder(String customerId EQUAL customerId) → OPTIONAL Order[Order] descending limit 1
                            orderWithItems(String orderId EQUAL orderId) → ONE OrderWithItems[ONE order[Order], LIST items[LineItem]]
                            openOrders(String warehouse EQUAL warehouse, page paging) → PAGE Order[Order] when status IN [OPEN]
                            SINGLE save[Customer customer] → void
                              put Customer customer ALWAYS REPLACE
                            TRANSACTION place[Order order, List<LineItem> items] → void
                              put Order order ABSENT REPLACE
                              put each of items LineItem items ALWAYS REPLACE
                            SINGLE setStatus[String customerId, LocalDate placedOn, String id, String warehouse, Status from, Status to] → void
                              update Order [String customerId EQUAL customerId, LocalDate placedOn EQUAL placedOn, String id EQUAL id] [ASSIGN [status] to VALUE] [[warehouse] EQUAL warehouse VALUE, [status] EQUAL from VALUE]
                            SINGLE remove[Customer customer] → void
                              delete Customer customer []
                        """);
    }

    private static List<JavaFileObject> sources(String... names) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (String name : names) {
            Path file = SHOP.resolve(name + ".java");
            sources.add(JavaFileObjects.forSourceString("shop." + name, Files.readString(file)));
        }
        return sources;
    }
}
