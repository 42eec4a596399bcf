package shop;

import dev.partita.UnknownItems;
import dev.partita.runtime.Collected;
import dev.partita.runtime.CollectionPart;
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
import dev.partita.runtime.UpperEnd;
import dev.partita.runtime.WriteShape;
import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeySide;
import dev.partita.runtime.key.KeyText;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The access patterns of {@link Shop}, on the table {@code Shop}.
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
                "save(shop.Order order)",
                "save(shop.LineItem item)",
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

    private static final WriteShape SAVE_CUSTOMER = new WriteShape("Shop.save");

    private static final WriteShape SAVE_ORDER = new WriteShape("Shop.save");

    private static final WriteShape SAVE_LINE_ITEM = new WriteShape("Shop.save");

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
        table.write(SAVE_CUSTOMER, customerCodec.put(customer)).run();
    }

    /**
     * Puts an Order.
     *
     * <p>{@code TransactWriteItems: PK = CUST#{customerId} and SK = ORDER#{placedOn}#{id}; copy byOrder PK = ORDER#{id} and SK = HEAD, if free or its own}
     */
    @Override
    public void save(Order order) {
        Objects.requireNonNull(order, "order");
        table.write(SAVE_ORDER, orderCodec.put(order)).run();
    }

    /**
     * Puts a LineItem.
     *
     * <p>{@code PutItem: PK = ORDER#{orderId} and SK = ITEM#{line:4}}
     */
    @Override
    public void save(LineItem item) {
        Objects.requireNonNull(item, "item");
        table.write(SAVE_LINE_ITEM, lineItemCodec.put(item)).run();
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
