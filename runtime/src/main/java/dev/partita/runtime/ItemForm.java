package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One form of the items of a table: a record's own, a copy's, or a claim's. */
public final class ItemForm {

    private final Reader reader;
    private final BrokenItem broken;

    /** What the item is, or null if its key is none of the form. */
    @FunctionalInterface
    private interface Reader {
        @Nullable
        Decoded read(TableLayout layout, Map<String, AttributeValue> item);
    }

    private ItemForm(Reader reader, BrokenItem broken) {
        this.reader = reader;
        this.broken = broken;
    }

    /**
     * The items of a record.
     *
     * @param reader reads them
     * @param broken tells broken ones
     * @return the form
     */
    public static ItemForm primary(ItemReader<?> reader, BrokenItem broken) {
        return new ItemForm(
                (layout, item) -> {
                    Object read = reader.read(item);
                    return read == null ? null : new Decoded.Primary(read);
                },
                broken);
    }

    /**
     * The copies of a record's items.
     *
     * @param name the copy's name
     * @param reader reads them
     * @param broken tells broken ones
     * @return the form
     */
    public static ItemForm copy(String name, ItemReader<?> reader, BrokenItem broken) {
        return new ItemForm(
                (layout, item) -> {
                    Object read = reader.read(item);
                    return read == null ? null : new Decoded.Copy(name, read);
                },
                broken);
    }

    /**
     * The claims of a value.
     *
     * @param template the template of their keys
     * @param test knows them
     * @param broken tells broken ones
     * @return the form
     */
    public static ItemForm claim(String template, ItemTest test, BrokenItem broken) {
        return new ItemForm(
                (layout, item) -> test.recognises(item)
                        ? new Decoded.Claim(template, ClaimItem.owner(layout, template, item))
                        : null,
                broken);
    }

    @Nullable
    Decoded read(TableLayout layout, Map<String, AttributeValue> item) {
        return reader.read(layout, item);
    }

    @Nullable
    ItemReadException failure(Map<String, AttributeValue> item) {
        return broken.failure(item);
    }
}
