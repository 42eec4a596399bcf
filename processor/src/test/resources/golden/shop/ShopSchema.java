package shop;

import dev.partita.Projection;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.Explanation;
import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.IndexSchema;
import dev.partita.runtime.ItemDecoder;
import dev.partita.runtime.ItemForm;
import dev.partita.runtime.KeyAttribute;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.TableSchema;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * The table {@code App} of {@link Shop}.
 */
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class ShopSchema {
    private static final TableLayout LAYOUT = new TableLayout(
            "App",
            "PK",
            "SK",
            null,
            List.of(new IndexLayout("GSI1", "GSI1PK", "GSI1SK")));

    private static final TableSchema SCHEMA = new TableSchema(
            Shop.class,
            "App",
            List.of(KeyAttribute.text("PK"), KeyAttribute.text("SK")),
            List.of(new IndexSchema("GSI1", false, List.of(KeyAttribute.text("GSI1PK"), KeyAttribute.text("GSI1SK")), Projection.ALL, List.of())));

    private ShopSchema() {
    }

    /**
     * {@return the table's declared name}
     */
    public static String tableName() {
        return LAYOUT.table();
    }

    /**
     * {@return what codecs need to know of the table}
     */
    public static TableLayout layout() {
        return LAYOUT;
    }

    /**
     * {@return the request that creates the table}
     */
    public static CreateTableRequest createTableRequest() {
        return createTableRequest(RepositoryOptions.defaults());
    }

    /**
     * {@return the request that creates the table}
     *
     * @param options may give the table another name
     */
    public static CreateTableRequest createTableRequest(RepositoryOptions options) {
        return SCHEMA.createTableRequest(options);
    }

    /**
     * Creates the table and waits until it is active.
     *
     * @param client what sends
     */
    public static void create(DynamoDbClient client) {
        create(client, RepositoryOptions.defaults());
    }

    /**
     * Creates the table and waits until it is active.
     *
     * @param client what sends
     * @param options may give the table another name
     */
    public static void create(DynamoDbClient client, RepositoryOptions options) {
        SCHEMA.create(client, options);
    }

    /**
     * Compares the table with its design.
     *
     * @param client what sends
     * @throws dev.partita.runtime.SchemaMismatchException if they differ
     */
    public static void verify(DynamoDbClient client) {
        verify(client, RepositoryOptions.defaults());
    }

    /**
     * Compares the table with its design.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws dev.partita.runtime.SchemaMismatchException if they differ
     */
    public static void verify(DynamoDbClient client, RepositoryOptions options) {
        SCHEMA.verify(client, options);
    }

    /**
     * {@return for each method the request that it sends}
     */
    public static List<Explanation> explain() {
        return List.of(
                Explanation.getItem(
                        "Shop.customer",
                        "get a customer by id",
                        Map.of("PK", "CUST#{id}", "SK", "PROFILE")),
                Explanation.query(
                        "Shop.customerWithOrders",
                        "a customer with all orders",
                        "#p = :p",
                        Map.of("#p", "PK"),
                        Map.of(":p", "CUST#{customerId}")),
                Explanation.query(
                        "Shop.orders",
                        "list a customer's orders, newest first",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "CUST#{customerId}", ":s", "ORDER#")).descending(),
                Explanation.query(
                        "Shop.ordersPlaced",
                        "a customer's orders placed in a period",
                        "#p = :p AND #s BETWEEN :s AND :t",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "CUST#{customerId}", ":s", "ORDER#{first}", ":t", "behind ORDER#{last}#")),
                Explanation.query(
                        "Shop.latestOrder",
                        "a customer's latest order",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "CUST#{customerId}", ":s", "ORDER#")).descending().upTo(1),
                Explanation.query(
                        "Shop.orderWithItems",
                        "an order with its line items",
                        "#p = :p",
                        Map.of("#p", "PK"),
                        Map.of(":p", "ORDER#{orderId}")),
                Explanation.query(
                        "Shop.openOrders",
                        "open orders of a warehouse, oldest first",
                        "#p = :p",
                        Map.of("#p", "GSI1PK"),
                        Map.of(":p", "WH#{warehouse}")).on("GSI1"),
                Explanation.write(
                        "Shop.save",
                        "Puts a Customer",
                        "PutItem",
                        "PK = CUST#{id} and SK = PROFILE"),
                Explanation.write(
                        "Shop.place",
                        "In one transaction puts an Order, which must not be there yet; puts each LineItem",
                        "TransactWriteItems",
                        "PK = CUST#{customerId} and SK = ORDER#{placedOn}#{id}, if absent",
                        "copy byOrder PK = ORDER#{id} and SK = HEAD, if free or its own",
                        "each PK = ORDER#{orderId} and SK = ITEM#{line:4}"),
                Explanation.write(
                        "Shop.setStatus",
                        "Updates an Order",
                        "TransactWriteItems",
                        "PK = CUST#{customerId} and SK = ORDER#{placedOn}#{id}, if present with expected warehouse and status, with its key in GSI1",
                        "copy byOrder PK = ORDER#{id} and SK = HEAD, which must be its own"),
                Explanation.write(
                        "Shop.remove",
                        "Deletes a Customer",
                        "DeleteItem",
                        "PK = CUST#{id} and SK = PROFILE"));
    }

    /**
     * Tells what an item is, as a stream of the table shows it: a record, a copy of one, a claim, or none of them.
     * Items that have expired are told as well.
     *
     * @param item its attributes
     * @return what it is
     */
    public static Decoded decode(Map<String, AttributeValue> item) {
        return Decoding.DECODER.decode(item);
    }

    private static final class Decoding {
        private static final ItemDecoder DECODER = decoder();

        private static ItemDecoder decoder() {
            CustomerCodec customer = new CustomerCodec(LAYOUT);
            OrderCodec order = new OrderCodec(LAYOUT);
            LineItemCodec lineItem = new LineItemCodec(LAYOUT);
            return new ItemDecoder(
                    LAYOUT,
                    ItemForm.primary(customer::read, customer::broken),
                    ItemForm.primary(order::read, order::broken),
                    ItemForm.copy("byOrder", order::readByOrder, order::brokenByOrder),
                    ItemForm.primary(lineItem::read, lineItem::broken));
        }
    }
}
