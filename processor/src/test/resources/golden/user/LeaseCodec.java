package user;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.CodecOf;
import dev.partita.runtime.ItemDelete;
import dev.partita.runtime.ItemPut;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.Versions;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyShape;
import dev.partita.runtime.key.KeyText;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads and writes {@link Lease} as items of a table.
 *
 * <ul>
 * <li>primary: {@code LEASE#{id}}
 * <li>copy byHolder: {@code HOLDER#{id}}
 * </ul>
 */
@CodecOf(
        value = Lease.class,
        nullable = "until"
)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class LeaseCodec {
    private final TableLayout layout;

    private final String partitionKey;

    /**
     * A codec for the items of one table.
     *
     * @param layout the table's key attributes
     */
    public LeaseCodec(TableLayout layout) {
        this.layout = layout;
        this.partitionKey = layout.partitionKey();
    }

    /**
     * Makes the primary item, with its keys in indexes.
     *
     * @param lease the record
     * @return its attributes
     */
    public Map<String, AttributeValue> item(Lease lease) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        putComponents(item, lease);
        putKey(item, lease.id());
        layout.complete(item, "Lease");
        return item;
    }

    /**
     * Puts a record, with its copies.
     *
     * @param lease the record
     * @return what is to be sent
     */
    public ItemPut put(Lease lease) {
        Lease stored = stored(lease);
        ItemPut put = new ItemPut("Lease", item(stored))
                .copy("byHolder", byHolderItem(stored), Map.of());
        put.expectVersion("version", lease.version());
        put.expireBy("until");
        return put;
    }

    /**
     * Deletes a record's item, with its copies.
     *
     * @param lease the record
     * @return what is to be sent
     */
    public ItemDelete delete(Lease lease) {
        ItemDelete delete = new ItemDelete("Lease", key(lease))
                .copy("byHolder", byHolderKey(lease), Map.of());
        delete.expectVersion("version", lease.version());
        delete.expireBy("until");
        return delete;
    }

    /**
     * The attributes that an item may have of its record, those of its primary key aside.
     *
     * @return their names
     */
    public Set<String> attributes() {
        return Set.of("id", "holder", "until", "version");
    }

    /**
     * The record as a put stores it: with the next version.
     *
     * @param lease the record
     * @return the same with its next version
     */
    public Lease stored(Lease lease) {
        return new Lease(lease.id(), lease.holder(), lease.until(), Versions.next(lease.version()));
    }

    /**
     * Puts a record in the place of what was read before.
     *
     * @param after the record
     * @param before the record as it was read
     * @return what is to be sent
     */
    public ItemPut replace(Lease after, Lease before) {
        return put(after).replacing(put(before));
    }

    /**
     * The key of a primary item.
     *
     * @param lease the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(Lease lease) {
        return key(lease.id());
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
        partition.literal("LEASE#");
        String id = partition.text(0);
        if (!partition.end()) {
            return false;
        }
        AttributeReader.of(layout, "Lease", item).ofType("Lease");
        return true;
    }

    /**
     * Reads a primary item.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a primary item
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Lease read(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("LEASE#");
        String id = partition.text(0);
        if (!partition.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Lease", item).ofType("Lease");
        try {
            return new Lease(
                    id,
                    in.at("holder").string(),
                    in.has("until") ? in.epochSecond() : null,
                    in.has("version") ? in.integer() : 0);
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
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "LEASE#", "")
                ? layout.broken("Lease", "LEASE#{id}", item)
                : null;
    }

    /**
     * Makes the copy byHolder, which has no keys in indexes.
     *
     * @param lease the record
     * @return its attributes
     */
    public Map<String, AttributeValue> byHolderItem(Lease lease) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        putComponents(item, lease);
        putByHolderKey(item, lease.id());
        layout.complete(item, "Lease");
        return item;
    }

    /**
     * The key of a copy byHolder.
     *
     * @param lease the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> byHolderKey(Lease lease) {
        return byHolderKey(lease.id());
    }

    /**
     * The key of a copy byHolder.
     *
     * @param id its id
     * @return its key attributes
     */
    public Map<String, AttributeValue> byHolderKey(String id) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putByHolderKey(key, id);
        return key;
    }

    /**
     * Knows a copy byHolder by its key and type, whatever else it holds.
     *
     * @param item the item
     * @return whether it is one
     * @throws ItemReadException if the key is one and the type isn't
     */
    public boolean recognisesByHolder(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("HOLDER#");
        String id = partition.text(0);
        if (!partition.end()) {
            return false;
        }
        AttributeReader.of(layout, "Lease", item).ofType("Lease");
        return true;
    }

    /**
     * Reads a copy byHolder.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a copy byHolder
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Lease readByHolder(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("HOLDER#");
        String id = partition.text(0);
        if (!partition.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Lease", item).ofType("Lease");
        try {
            return new Lease(
                    id,
                    in.at("holder").string(),
                    in.has("until") ? in.epochSecond() : null,
                    in.has("version") ? in.integer() : 0);
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code readByHolder} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a copy byHolder, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException brokenByHolder(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "HOLDER#", "")
                ? layout.broken("Lease", "HOLDER#{id}", item)
                : null;
    }

    private static void putComponents(Map<String, AttributeValue> item, Lease lease) {
        item.put("id", Attributes.text("Lease.id", lease.id()));
        item.put("holder", Attributes.text("Lease.holder", lease.holder()));
        Instant until = lease.until();
        if (until != null) {
            item.put("until", Attributes.epochSecond("Lease.until", until));
        }
        item.put("version", Attributes.number(lease.version()));
    }

    private void putKey(Map<String, AttributeValue> item, String id) {
        item.put(partitionKey, KeyAttributes.partition(
                "Lease LEASE#{id}",
                "LEASE#".concat(KeyText.text("Lease.id", id, '#'))));
    }

    private void putByHolderKey(Map<String, AttributeValue> item, String id) {
        item.put(partitionKey, KeyAttributes.partition(
                "Lease HOLDER#{id}",
                "HOLDER#".concat(KeyText.text("Lease.id", id, '#'))));
    }
}
