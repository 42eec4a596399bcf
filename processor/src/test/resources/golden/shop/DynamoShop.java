package shop;

import dev.partita.UnknownItems;
import dev.partita.When;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.Collected;
import dev.partita.runtime.CollectionPart;
import dev.partita.runtime.ItemUpdate;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.ReadShape;
import dev.partita.runtime.RepositoryOf;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.SortRange;
import dev.partita.runtime.TableClient;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.TextRange;
import dev.partita.runtime.TransactionWrite;
import dev.partita.runtime.UpperEnd;
import dev.partita.runtime.WriteShape;
import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeySide;
import dev.partita.runtime.key.KeyText;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The access patterns of {@link Shop}, on the table {@code App}.
 */
@RepositoryOf(
        value = Shop.class,
        signatures = {
                "customer(java.lang.String id)",
                "customerWithOrders(java.lang.String customerId)",
                "orders(java.lang.String customerId, dev.partita.runtime.PageRequest page)",
                "ordersPlaced(java.lang.String customerId, java.time.LocalDate first, java.time.LocalDate last, dev.partita.runtime.PageRequest page)",
                "latestOrder(java.lang.String customerId)",
                "orderWithItems(java.lang.String orderId)",
                "openOrders(java.lang.String warehouse, dev.partita.runtime.PageRequest page)",
                "save(shop.Customer customer)",
                "place(shop.Order order, java.util.List items)",
                "setStatus(java.lang.String customerId, java.time.LocalDate placedOn, java.lang.String id, java.lang.String warehouse, shop.Status from, shop.Status to)",
                "remove(shop.Customer customer)"
        }
)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class DynamoShop implements Shop {
    private static final ReadShape CUSTOMER = ReadShape.of("Shop.customer", "PK", "SK");

    private static final ReadShape CUSTOMER_WITH_ORDERS = ReadShape.of("Shop.customerWithOrders", "PK", "SK");

    private static final ReadShape ORDERS = ReadShape.of("Shop.orders", "PK", "SK").descending();

    private static final ReadShape ORDERS_PLACED = ReadShape.of("Shop.ordersPlaced", "PK", "SK");

    private static final ReadShape LATEST_ORDER = ReadShape.of("Shop.latestOrder", "PK", "SK").descending().limit(1);

    private static final ReadShape ORDER_WITH_ITEMS = ReadShape.of("Shop.orderWithItems", "PK", "SK");

    private static final ReadShape OPEN_ORDERS = ReadShape.of("Shop.openOrders", "PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");

    private static final WriteShape SAVE = new WriteShape("Shop.save");

    private static final WriteShape PLACE = new WriteShape("Shop.place");

    private static final WriteShape SET_STATUS = new WriteShape("Shop.setStatus");

    private static final WriteShape REMOVE = new WriteShape("Shop.remove");

    private final TableClient table;

    private final CustomerCodec customerCodec;

    private final OrderCodec orderCodec;

    private final LineItemCodec lineItemCodec;

    /**
     * A repository with the default options.
     *
     * @param client what sends the requests
     */
    public DynamoShop(DynamoDbClient client) {
        this(client, RepositoryOptions.defaults());
    }

    /**
     * A repository.
     *
     * @param client what sends the requests
     * @param options another table name, cursor keys, who listens
     */
    public DynamoShop(DynamoDbClient client, RepositoryOptions options) {
        TableLayout layout = ShopSchema.layout();
        this.customerCodec = new CustomerCodec(layout);
        this.orderCodec = new OrderCodec(layout);
        this.lineItemCodec = new LineItemCodec(layout);
        this.table = new TableClient(
                client,
                options,
                Shop.class,
                layout,
                UnknownItems.SKIP,
                customerCodec::broken,
                orderCodec::broken,
                orderCodec::brokenByOrder,
                lineItemCodec::broken);
    }

    /**
     * Get a customer by id.
     *
     * <p>{@code GetItem: PK = CUST#{id} and SK = PROFILE}
     */
    @Override
    public Optional<Customer> customer(String id) {
        Objects.requireNonNull(id, "id");
        return table.get(
                CUSTOMER,
                KeyAttributes.partition("Customer.id", "CUST#".concat(KeyText.text("Customer.id", id, '#'))),
                KeyAttributes.sort("Shop.customer", "PROFILE"))
                .optional(customerCodec::read);
    }

    /**
     * A customer with all orders.
     *
     * <p>{@code Query: PK = CUST#{customerId}}
     */
    @Override
    public CustomerWithOrders customerWithOrders(String customerId) {
        Objects.requireNonNull(customerId, "customerId");
        CollectionPart<Customer> customer = CollectionPart.single("customer", customerCodec::read);
        CollectionPart<Order> orders = CollectionPart.list("orders", orderCodec::read);
        Collected found = table.query(
                CUSTOMER_WITH_ORDERS,
                KeyAttributes.partition("Customer.id", "CUST#".concat(KeyText.text("Customer.id", customerId, '#'))),
                SortRange.everything())
                .collect(customer, orders);
        return new CustomerWithOrders(found.one(customer), orders.list());
    }

    /**
     * List a customer's orders, newest first.
     *
     * <p>{@code Query: PK = CUST#{customerId} and SK begins with ORDER#, descending}
     */
    @Override
    public Page<Order> orders(String customerId, PageRequest page) {
        Objects.requireNonNull(customerId, "customerId");
        Objects.requireNonNull(page, "page");
        return table.query(
                ORDERS,
                KeyAttributes.partition("Order.customerId", "CUST#".concat(KeyText.text("Order.customerId", customerId, '#'))),
                SortRange.beginsWith("Shop.orders", "ORDER#"))
                .page(orderCodec::read, page);
    }

    /**
     * A customer's orders placed in a period.
     *
     * <p>{@code Query: PK = CUST#{customerId} and SK from ORDER#{first} to ORDER#{last}}
     */
    @Override
    public Page<Order> ordersPlaced(String customerId, LocalDate first, LocalDate last,
            PageRequest page) {
        Objects.requireNonNull(customerId, "customerId");
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(last, "last");
        Objects.requireNonNull(page, "page");
        SortRange range = TextRange.of("ORDER#", "0000-01-01", "9999-12-31")
                .from(KeyBound.date(KeySide.FROM, first))
                .through(KeyBound.date(KeySide.TO, last), "#", UpperEnd.UNREACHED)
                .range();
        return table.query(
                ORDERS_PLACED,
                KeyAttributes.partition("Order.customerId", "CUST#".concat(KeyText.text("Order.customerId", customerId, '#'))),
                range)
                .page(orderCodec::read, page);
    }

    /**
     * A customer's latest order.
     *
     * <p>{@code Query: PK = CUST#{customerId} and SK begins with ORDER#, descending, limit 1}
     */
    @Override
    public Optional<Order> latestOrder(String customerId) {
        Objects.requireNonNull(customerId, "customerId");
        return table.query(
                LATEST_ORDER,
                KeyAttributes.partition("Order.customerId", "CUST#".concat(KeyText.text("Order.customerId", customerId, '#'))),
                SortRange.beginsWith("Shop.latestOrder", "ORDER#"))
                .optional(orderCodec::read);
    }

    /**
     * An order with its line items.
     *
     * <p>{@code Query: PK = ORDER#{orderId}}
     */
    @Override
    public OrderWithItems orderWithItems(String orderId) {
        Objects.requireNonNull(orderId, "orderId");
        CollectionPart<Order> order = CollectionPart.single("order", orderCodec::readByOrder);
        CollectionPart<LineItem> items = CollectionPart.list("items", lineItemCodec::read);
        Collected found = table.query(
                ORDER_WITH_ITEMS,
                KeyAttributes.partition("Order.id", "ORDER#".concat(KeyText.text("Order.id", orderId, '#'))),
                SortRange.everything())
                .collect(order, items);
        return new OrderWithItems(found.one(order), items.list());
    }

    /**
     * Open orders of a warehouse, oldest first.
     *
     * <p>{@code Query GSI1: GSI1PK = WH#{warehouse}}
     */
    @Override
    public Page<Order> openOrders(String warehouse, PageRequest page) {
        Objects.requireNonNull(warehouse, "warehouse");
        Objects.requireNonNull(page, "page");
        return table.query(
                OPEN_ORDERS,
                KeyAttributes.partition("Order.warehouse", "WH#".concat(KeyText.text("Order.warehouse", warehouse, '#'))),
                SortRange.everything())
                .page(orderCodec::read, page);
    }

    /**
     * Puts a Customer.
     *
     * <p>{@code PutItem: PK = CUST#{id} and SK = PROFILE}
     */
    @Override
    public void save(Customer customer) {
        Objects.requireNonNull(customer, "customer");
        table.write(SAVE, customerCodec.put(customer)).run();
    }

    /**
     * In one transaction puts an Order, which must not be there yet; puts each LineItem.
     *
     * <p>{@code TransactWriteItems: PK = CUST#{customerId} and SK = ORDER#{placedOn}#{id}, if absent; copy byOrder PK = ORDER#{id} and SK = HEAD, if free or its own; each PK = ORDER#{orderId} and SK = ITEM#{line:4}}
     */
    @Override
    public void place(Order order, List<LineItem> items) {
        Objects.requireNonNull(order, "order");
        Objects.requireNonNull(items, "items");
        TransactionWrite transaction = table.transaction(PLACE);
        transaction.add(orderCodec.put(order).when(When.ABSENT));
        for (var each : items) {
            transaction.add(lineItemCodec.put(each));
        }
        transaction.run();
    }

    /**
     * Updates an Order.
     *
     * <p>{@code TransactWriteItems: PK = CUST#{customerId} and SK = ORDER#{placedOn}#{id}, if present with expected warehouse and status, with its key in GSI1; copy byOrder PK = ORDER#{id} and SK = HEAD, which must be its own}
     */
    @Override
    public void setStatus(String customerId, LocalDate placedOn, String id, String warehouse,
            Status from, Status to) {
        Objects.requireNonNull(customerId, "customerId");
        Objects.requireNonNull(placedOn, "placedOn");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(warehouse, "warehouse");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        ItemUpdate update = new ItemUpdate("Order", orderCodec.key(customerId, placedOn, id));
        update.expect(Attributes.text("Order.warehouse", warehouse), "warehouse");
        update.expect(Attributes.name("Order.status", from), "status");
        update.assign(Attributes.name("Order.status", to), "status");
        update.assignKey(orderCodec.keyInGSI1(warehouse, placedOn, id, to), "GSI1PK", "GSI1SK");
        update.copy("byOrder", orderCodec.byOrderKey(id), Map.ofEntries(Map.entry("customerId", Attributes.text("Order.customerId", customerId)), Map.entry("placedOn", Attributes.date("Order.placedOn", placedOn)), Map.entry("id", Attributes.text("Order.id", id))));
        table.write(SET_STATUS, update).run();
    }

    /**
     * Deletes a Customer.
     *
     * <p>{@code DeleteItem: PK = CUST#{id} and SK = PROFILE}
     */
    @Override
    public void remove(Customer customer) {
        Objects.requireNonNull(customer, "customer");
        table.write(REMOVE, customerCodec.delete(customer)).run();
    }
}
