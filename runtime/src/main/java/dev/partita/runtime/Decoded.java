package dev.partita.runtime;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item of a table is. A write of one record may show itself in a stream several times, since its copies and claims
 * are items too: what is done once for each record is done for {@link Primary} items only.
 *
 * <pre>{@code
 * ShopSchema.decode(image).primary(Order.class).ifPresent(this::bill);
 * }</pre>
 */
public sealed interface Decoded {

    /**
     * The item of a record, under its primary key.
     *
     * @param record the record
     */
    record Primary(Object record) implements Decoded {}

    /**
     * A copy of a record's item.
     *
     * @param name the copy's name
     * @param record the record, as the copy has it
     */
    record Copy(String name, Object record) implements Decoded {}

    /**
     * A claim of a value that is unique in the table.
     *
     * @param template the template of its key, as written in {@code @Unique}
     * @param owner the primary key of the item that the value belongs to
     */
    record Claim(String template, Map<String, AttributeValue> owner) implements Decoded {
        /**
         * Makes one.
         *
         * @param template the template of its key, as written in {@code @Unique}
         * @param owner the primary key of the item that the value belongs to
         */
        public Claim {
            owner = Map.copyOf(owner);
        }
    }

    /**
     * An item whose key no record of the table writes.
     *
     * @param key its primary key, as far as the item has one
     */
    record Unknown(Map<String, AttributeValue> key) implements Decoded {
        /**
         * Makes one.
         *
         * @param key its primary key, as far as the item has one
         */
        public Unknown {
            key = Map.copyOf(key);
        }
    }

    /**
     * An item whose key says what it is, but that can't be read.
     *
     * @param failure with the item's key, the record and what is amiss
     */
    record Broken(ItemReadException failure) implements Decoded {}

    /**
     * {@return the record, if the item is the one under its primary key, neither copy nor claim}
     *
     * @param type the record's class, or an interface that several records have in common
     * @param <T> the record
     * @throws ItemReadException if the item is broken
     */
    default <T> Optional<T> primary(Class<T> type) {
        if (this instanceof Broken broken) {
            throw broken.failure();
        }
        return this instanceof Primary primary && type.isInstance(primary.record())
                ? Optional.of(type.cast(primary.record()))
                : Optional.empty();
    }
}
