package shop;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.CodecOf;
import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.ItemDelete;
import dev.partita.runtime.ItemPut;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyShape;
import dev.partita.runtime.key.KeyText;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads and writes {@link Order} as items of a table.
 *
 * <ul>
 * <li>primary: {@code CUST#{customerId} / ORDER#{placedOn}#{id}}
 * <li>copy byOrder: {@code ORDER#{id} / HEAD}
 * <li>index GSI1: {@code WH#{warehouse} / {placedOn}#{id}}
 * </ul>
 */
@CodecOf(Order.class)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class OrderCodec {
    private final TableLayout layout;

    private final String partitionKey;

    private final String sortKey;

    private final IndexLayout gsi1;

    /**
     * A codec for the items of one table.
     *
     * @param layout the table's key attributes
     */
    public OrderCodec(TableLayout layout) {
        this.layout = layout;
        this.partitionKey = layout.partitionKey();
        this.sortKey = layout.sortKey();
        this.gsi1 = layout.index("GSI1");
    }

    /**
     * Makes the primary item, with its keys in indexes.
     *
     * @param order the record
     * @return its attributes
     */
    public Map<String, AttributeValue> item(Order order) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        putComponents(item, order);
        putKey(item, order.customerId(), order.placedOn(), order.id());
        layout.complete(item, "Order");
        putGSI1Key(item, order.warehouse(), order.placedOn(), order.id(), order.status());
        return item;
    }

    /**
     * Puts a record, with its copies.
     *
     * @param order the record
     * @return what is to be sent
     */
    public ItemPut put(Order order) {
        return new ItemPut("Order", item(order))
                .copy("byOrder", byOrderItem(order), byOrderOwner(order));
    }

    /**
     * Deletes a record's item, with its copies.
     *
     * @param order the record
     * @return what is to be sent
     */
    public ItemDelete delete(Order order) {
        return new ItemDelete("Order", key(order))
                .copy("byOrder", byOrderKey(order), byOrderOwner(order));
    }

    /**
     * The attributes that an item may have of its record, those of its primary key aside.
     *
     * @return their names
     */
    public Set<String> attributes() {
        Set<String> attributes = new HashSet<>(List.of("customerId", "placedOn", "id", "warehouse",
                "status", "total"));
        attributes.add(gsi1.partitionKey());
        attributes.add(gsi1.sortKey());
        return attributes;
    }

    /**
     * Puts a record in the place of what was read before.
     *
     * @param after the record
     * @param before the record as it was read
     * @return what is to be sent
     */
    public ItemPut replace(Order after, Order before) {
        return put(after).replacing(put(before));
    }

    /**
     * The key of a primary item.
     *
     * @param order the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(Order order) {
        return key(order.customerId(), order.placedOn(), order.id());
    }

    /**
     * The key of a primary item.
     *
     * @param customerId its customerId
     * @param placedOn its placedOn
     * @param id its id
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(String customerId, LocalDate placedOn, String id) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putKey(key, customerId, placedOn, id);
        return key;
    }

    /**
     * Knows a primary item by its key and type, whatever else it holds.
     *
     * @param item the item
     * @return whether it is one
     * @throws ItemReadException if the key is one and the type isn't
     */
    public boolean recognises(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("CUST#");
        String customerId = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("ORDER#");
        LocalDate placedOn = sort.date();
        sort.literal("#");
        String id = sort.text(0);
        if (!partition.end() || !sort.end()) {
            return false;
        }
        AttributeReader.of(layout, "Order", item).ofType("Order");
        return true;
    }

    /**
     * Reads a primary item.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a primary item
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Order read(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("CUST#");
        String customerId = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("ORDER#");
        LocalDate placedOn = sort.date();
        sort.literal("#");
        String id = sort.text(0);
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Order", item).ofType("Order");
        try {
            return new Order(
                    customerId,
                    placedOn,
                    id,
                    in.at("warehouse").string(),
                    readStatus(in.at("status")),
                    in.at("total").integer());
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code read} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a primary item, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException broken(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "CUST#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "ORDER#", "#", "")
                ? layout.broken("Order", "CUST#{customerId} / ORDER#{placedOn}#{id}", item)
                : null;
    }

    /**
     * Makes the copy byOrder, which has no keys in indexes.
     *
     * @param order the record
     * @return its attributes
     */
    public Map<String, AttributeValue> byOrderItem(Order order) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        putComponents(item, order);
        putByOrderKey(item, order.id());
        layout.complete(item, "Order");
        return item;
    }

    /**
     * The attributes by which the copy byOrder tells whose it is.
     *
     * @param order the record
     * @return its primary key's components
     */
    public Map<String, AttributeValue> byOrderOwner(Order order) {
        Map<String, AttributeValue> owner = new HashMap<>(4);
        owner.put("customerId", Attributes.text("Order.customerId", order.customerId()));
        owner.put("placedOn", Attributes.date("Order.placedOn", order.placedOn()));
        owner.put("id", Attributes.text("Order.id", order.id()));
        return owner;
    }

    /**
     * The key of a copy byOrder.
     *
     * @param order the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> byOrderKey(Order order) {
        return byOrderKey(order.id());
    }

    /**
     * The key of a copy byOrder.
     *
     * @param id its id
     * @return its key attributes
     */
    public Map<String, AttributeValue> byOrderKey(String id) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putByOrderKey(key, id);
        return key;
    }

    /**
     * Knows a copy byOrder by its key and type, whatever else it holds.
     *
     * @param item the item
     * @return whether it is one
     * @throws ItemReadException if the key is one and the type isn't
     */
    public boolean recognisesByOrder(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("ORDER#");
        String id = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("HEAD");
        if (!partition.end() || !sort.end()) {
            return false;
        }
        AttributeReader.of(layout, "Order", item).ofType("Order");
        return true;
    }

    /**
     * Reads a copy byOrder.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a copy byOrder
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Order readByOrder(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("ORDER#");
        String id = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("HEAD");
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Order", item).ofType("Order");
        try {
            return new Order(
                    in.at("customerId").string(),
                    in.at("placedOn").date(),
                    id,
                    in.at("warehouse").string(),
                    readStatus(in.at("status")),
                    in.at("total").integer());
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code readByOrder} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a copy byOrder, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException brokenByOrder(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "ORDER#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "HEAD")
                ? layout.broken("Order", "ORDER#{id} / HEAD", item)
                : null;
    }

    /**
     * The key in the index GSI1.
     *
     * @param warehouse its warehouse
     * @param placedOn its placedOn
     * @param id its id
     * @param status its status
     * @return its key attributes, none if it has no such key
     */
    public Map<String, AttributeValue> keyInGSI1(String warehouse, LocalDate placedOn, String id,
            Status status) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putGSI1Key(key, warehouse, placedOn, id, status);
        return key;
    }

    private static void putComponents(Map<String, AttributeValue> item, Order order) {
        item.put("customerId", Attributes.text("Order.customerId", order.customerId()));
        item.put("placedOn", Attributes.date("Order.placedOn", order.placedOn()));
        item.put("id", Attributes.text("Order.id", order.id()));
        item.put("warehouse", Attributes.text("Order.warehouse", order.warehouse()));
        item.put("status", Attributes.name("Order.status", order.status()));
        item.put("total", Attributes.number(order.total()));
    }

    private void putKey(Map<String, AttributeValue> item, String customerId, LocalDate placedOn,
            String id) {
        item.put(partitionKey, KeyAttributes.partition(
                "Order CUST#{customerId}",
                "CUST#".concat(KeyText.text("Order.customerId", customerId, '#'))));
        item.put(sortKey, KeyAttributes.sort(
                "Order ORDER#{placedOn}#{id}",
                String.join("", "ORDER#", KeyText.date("Order.placedOn", placedOn), "#", KeyText.text("Order.id", id, '#'))));
    }

    private void putByOrderKey(Map<String, AttributeValue> item, String id) {
        item.put(partitionKey, KeyAttributes.partition(
                "Order ORDER#{id}",
                "ORDER#".concat(KeyText.text("Order.id", id, '#'))));
        item.put(sortKey, KeyAttributes.sort(
                "Order HEAD",
                "HEAD"));
    }

    private void putGSI1Key(Map<String, AttributeValue> item, String warehouse, LocalDate placedOn,
            String id, Status status) {
        if (status != Status.OPEN) {
            return;
        }
        item.put(gsi1.partitionKey(), KeyAttributes.partition(
                "Order WH#{warehouse} in GSI1",
                "WH#".concat(KeyText.text("Order.warehouse", warehouse, '#'))));
        item.put(gsi1.sortKey(), KeyAttributes.sort(
                "Order {placedOn}#{id} in GSI1",
                String.join("", KeyText.date("Order.placedOn", placedOn), "#", KeyText.text("Order.id", id, '#'))));
    }

    private static Status readStatus(AttributeReader in) {
        return switch (in.string()) {
            case "OPEN" -> Status.OPEN;
            case "SHIPPED" -> Status.SHIPPED;
            case "CANCELLED" -> Status.CANCELLED;
            default -> throw in.unreadable("one of OPEN, SHIPPED, CANCELLED");
        };
    }
}
