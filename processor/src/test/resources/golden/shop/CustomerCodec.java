package shop;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.CodecOf;
import dev.partita.runtime.ItemDelete;
import dev.partita.runtime.ItemPut;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyShape;
import dev.partita.runtime.key.KeyText;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads and writes {@link Customer} as items of a table.
 *
 * <ul>
 * <li>primary: {@code CUST#{id} / PROFILE}
 * </ul>
 */
@CodecOf(Customer.class)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class CustomerCodec {
    private final TableLayout layout;

    private final String partitionKey;

    private final String sortKey;

    /**
     * A codec for the items of one table.
     *
     * @param layout the table's key attributes
     */
    public CustomerCodec(TableLayout layout) {
        this.layout = layout;
        this.partitionKey = layout.partitionKey();
        this.sortKey = layout.sortKey();
    }

    /**
     * Makes the primary item, with its keys in indexes.
     *
     * @param customer the record
     * @return its attributes
     */
    public Map<String, AttributeValue> item(Customer customer) {
        Map<String, AttributeValue> item = new HashMap<>(8);
        putComponents(item, customer);
        putKey(item, customer.id());
        layout.complete(item, "Customer");
        return item;
    }

    /**
     * Puts a record.
     *
     * @param customer the record
     * @return what is to be sent
     */
    public ItemPut put(Customer customer) {
        return new ItemPut("Customer", item(customer));
    }

    /**
     * Deletes a record's item.
     *
     * @param customer the record
     * @return what is to be sent
     */
    public ItemDelete delete(Customer customer) {
        return new ItemDelete("Customer", key(customer));
    }

    /**
     * The attributes that an item may have of its record, those of its primary key aside.
     *
     * @return their names
     */
    public Set<String> attributes() {
        return Set.of("name");
    }

    /**
     * Puts a record in the place of what was read before.
     *
     * @param after the record
     * @param before the record as it was read
     * @return what is to be sent
     */
    public ItemPut replace(Customer after, Customer before) {
        return put(after).replacing(put(before));
    }

    /**
     * The key of a primary item.
     *
     * @param customer the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(Customer customer) {
        return key(customer.id());
    }

    /**
     * The key of a primary item.
     *
     * @param id its id
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(String id) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putKey(key, id);
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
        String id = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("PROFILE");
        if (!partition.end() || !sort.end()) {
            return false;
        }
        AttributeReader.of(layout, "Customer", item).ofType("Customer");
        return true;
    }

    /**
     * Reads a primary item.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a primary item
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Customer read(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("CUST#");
        String id = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        sort.literal("PROFILE");
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Customer", item).ofType("Customer");
        try {
            return new Customer(
                    id,
                    in.at("name").string());
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
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "PROFILE")
                ? layout.broken("Customer", "CUST#{id} / PROFILE", item)
                : null;
    }

    private static void putComponents(Map<String, AttributeValue> item, Customer customer) {
        item.put("name", Attributes.text("Customer.name", customer.name()));
    }

    private void putKey(Map<String, AttributeValue> item, String id) {
        item.put(partitionKey, KeyAttributes.partition(
                "Customer CUST#{id}",
                "CUST#".concat(KeyText.text("Customer.id", id, '#'))));
        item.put(sortKey, KeyAttributes.sort(
                "Customer PROFILE",
                "PROFILE"));
    }
}
