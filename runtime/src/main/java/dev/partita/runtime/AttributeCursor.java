package dev.partita.runtime;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A place among the attributes of an item, of a map, or among the elements of a list or a set. */
abstract sealed class AttributeCursor permits ScalarReader {

    private static final AttributeValue NULL = AttributeValue.createNul(true);

    private final ItemPlace place;
    private final @Nullable AttributeCursor outer;
    private final Map<String, AttributeValue> attributes;
    private final @Nullable Iterator<AttributeValue> elements;
    private final @Nullable Iterator<Map.Entry<String, AttributeValue>> entries;

    private AttributeValue value = NULL;
    private String name = "";
    private int index = -1;

    /** A cursor over an item, or over a map inside the value of another cursor. */
    AttributeCursor(ItemPlace place, @Nullable AttributeCursor outer, Map<String, AttributeValue> attributes) {
        this.place = place;
        this.outer = outer;
        this.attributes = attributes;
        this.elements = null;
        this.entries = null;
    }

    /** A cursor over the elements of the value of another cursor. */
    AttributeCursor(AttributeCursor outer, List<AttributeValue> elements) {
        this.place = outer.place;
        this.outer = outer;
        this.attributes = Map.of();
        this.elements = elements.iterator();
        this.entries = null;
    }

    /** A cursor over the entries of the value of another cursor. */
    AttributeCursor(AttributeCursor outer, Map<String, AttributeValue> entries) {
        this.place = outer.place;
        this.outer = outer;
        this.attributes = entries;
        this.elements = null;
        this.entries = entries.entrySet().iterator();
    }

    final ItemPlace place() {
        return place;
    }

    /** {@return the value that the cursor stands at} */
    final AttributeValue value() {
        return value;
    }

    /**
     * Goes to an attribute that may be missing.
     *
     * @param attribute its name
     * @param component the component's name
     * @return whether it has a value; NULL is none
     */
    public final boolean has(String attribute, String component) {
        name = component;
        AttributeValue found = attributes.get(attribute);
        value = found == null ? NULL : found;
        return !isNull(value);
    }

    /** Goes to the next element of a list or a set. */
    final boolean advance() {
        if (elements == null || !elements.hasNext()) {
            return false;
        }
        AttributeValue next = elements.next();
        value = next == null ? NULL : next;
        index++;
        return true;
    }

    /** Goes to the next entry of a map that has a value. */
    final boolean advanceEntry() {
        while (entries != null && entries.hasNext()) {
            Map.Entry<String, AttributeValue> entry = entries.next();
            name = entry.getKey();
            value = entry.getValue() == null ? NULL : entry.getValue();
            if (!isNull(value)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the key of the entry that the cursor stands at} */
    public final String key() {
        return name;
    }

    static boolean isNull(AttributeValue value) {
        return Boolean.TRUE.equals(value.nul());
    }

    /**
     * {@return the failure to read the value that the cursor stands at}
     *
     * @param expected what it should be
     */
    public final ItemReadException unreadable(String expected) {
        String found = isNull(value) ? "nothing" : AttributeTexts.of(value);
        return place.failure(path(), "expected " + expected + ", found " + found);
    }

    /**
     * {@return the failure to read a value that isn't the one in the item's key}
     *
     * @param inKey the one in the key
     */
    public final ItemReadException disagrees(Object inKey) {
        return unreadable("what the item's key has, " + inKey);
    }

    /**
     * {@return the failure to make a value of what the cursor stands at}
     *
     * @param cause what its converter or its record's constructor threw
     */
    public final ItemReadException refused(RuntimeException cause) {
        if (cause instanceof ItemReadException known) {
            return known;
        }
        return place.failure(path(), AttributeTexts.of(value) + " is refused: " + cause)
                .because(cause);
    }

    /**
     * {@return the failure to make the record whose components were read}
     *
     * @param cause what its constructor threw
     */
    public final ItemReadException failed(RuntimeException cause) {
        if (cause instanceof ItemReadException known) {
            return known;
        }
        return place.failure(outerPath(), "the record refuses its components: " + cause)
                .because(cause);
    }

    private String outerPath() {
        return outer == null ? "" : outer.path();
    }

    private String path() {
        String around = outerPath();
        if (elements != null) {
            return around + "[" + index + "]";
        }
        if (entries != null) {
            return around + "[" + name + "]";
        }
        return around.isEmpty() ? name : around + "." + name;
    }
}
