package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of an item, one at a time: {@code in.at("total").integer()}. What isn't there or isn't what is
 * asked for is an {@link ItemReadException} that names the place.
 */
public final class AttributeReader extends ScalarReader {

    private AttributeReader(ItemPlace place, @Nullable AttributeCursor outer, Map<String, AttributeValue> attributes) {
        super(place, outer, attributes);
    }

    private AttributeReader(AttributeCursor outer, List<AttributeValue> elements) {
        super(outer, elements);
    }

    private AttributeReader(AttributeCursor outer, Map<String, AttributeValue> entries) {
        super(outer, entries);
    }

    /**
     * {@return a reader of an item}
     *
     * @param layout the item's table
     * @param record the name of the record that is read
     * @param item the item
     */
    public static AttributeReader of(TableLayout layout, String record, Map<String, AttributeValue> item) {
        return new AttributeReader(new ItemPlace(layout, record, item), null, item);
    }

    /**
     * Refuses an item whose type attribute, where the table has one, names another record.
     *
     * @param type the name that it should hold
     * @return this
     */
    public AttributeReader ofType(String type) {
        String attribute = place().layout().typeAttribute();
        if (attribute != null && !type.equals(at(attribute).string())) {
            throw unreadable("the type " + type);
        }
        return this;
    }

    /**
     * Goes to an attribute.
     *
     * @param attribute its name and that of the component
     * @return this
     */
    public AttributeReader at(String attribute) {
        return at(attribute, attribute);
    }

    /**
     * Goes to an attribute.
     *
     * @param attribute its name
     * @param component the component's name
     * @return this
     */
    public AttributeReader at(String attribute, String component) {
        if (!has(attribute, component)) {
            throw unreadable("the attribute " + attribute);
        }
        return this;
    }

    /**
     * Goes to an attribute that may be missing.
     *
     * @param attribute its name and that of the component
     * @return whether it has a value; NULL is none
     */
    public boolean has(String attribute) {
        return has(attribute, attribute);
    }

    /** {@return whether there was another element of the list or set; then it is the value} */
    public boolean next() {
        return advance();
    }

    /** {@return whether there was another entry of the map; then its value is the value, and {@link #key} its key} */
    public boolean nextEntry() {
        return advanceEntry();
    }

    /** {@return a reader of the attributes of a map} */
    public AttributeReader map() {
        return new AttributeReader(place(), this, attributes());
    }

    /** {@return a reader of the entries of a map} */
    public AttributeReader entries() {
        return new AttributeReader(this, attributes());
    }

    private Map<String, AttributeValue> attributes() {
        if (!value().hasM()) {
            throw unreadable("M");
        }
        return value().m();
    }

    /** {@return a reader of the elements of a list} */
    public AttributeReader list() {
        if (!value().hasL()) {
            throw unreadable("L");
        }
        return new AttributeReader(this, value().l());
    }

    /** {@return how many elements or entries the list, set or map has} */
    public int size() {
        AttributeValue value = value();
        return value.l().size()
                + value.m().size()
                + value.ss().size()
                + value.ns().size()
                + value.bs().size();
    }

    /** {@return the texts of a set} */
    public List<String> texts() {
        if (!value().hasSs()) {
            throw unreadable("SS");
        }
        return value().ss();
    }

    /** {@return a reader of the elements of a set of texts} */
    public AttributeReader textSet() {
        List<String> texts = texts();
        List<AttributeValue> elements = new ArrayList<>(texts.size());
        for (String text : texts) {
            elements.add(AttributeValue.createS(text));
        }
        return new AttributeReader(this, elements);
    }

    /** {@return a reader of the elements of a set of numbers} */
    public AttributeReader numberSet() {
        if (!value().hasNs()) {
            throw unreadable("NS");
        }
        List<AttributeValue> elements = new ArrayList<>(value().ns().size());
        for (String number : value().ns()) {
            elements.add(AttributeValue.createN(number));
        }
        return new AttributeReader(this, elements);
    }

    /** {@return a reader of the elements of a set of binary values} */
    public AttributeReader binarySet() {
        if (!value().hasBs()) {
            throw unreadable("BS");
        }
        List<AttributeValue> elements = new ArrayList<>(value().bs().size());
        for (SdkBytes bytes : value().bs()) {
            elements.add(AttributeValue.createB(bytes));
        }
        return new AttributeReader(this, elements);
    }
}
