package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tells what any item of a table is. */
public final class ItemDecoder {

    private final TableLayout layout;
    private final List<ItemForm> forms;

    /**
     * A decoder.
     *
     * @param layout the table's layout
     * @param forms all forms of its items
     */
    public ItemDecoder(TableLayout layout, ItemForm... forms) {
        this.layout = layout;
        this.forms = List.of(forms);
    }

    /**
     * Tells what an item is.
     *
     * @param item its attributes
     * @return what it is; a broken item is no exception
     */
    public Decoded decode(Map<String, AttributeValue> item) {
        try {
            for (ItemForm form : forms) {
                Decoded decoded = form.read(layout, item);
                if (decoded != null) {
                    return decoded;
                }
            }
        } catch (ItemReadException e) {
            return new Decoded.Broken(e);
        }
        ItemReadException failure = failure(item);
        return failure == null ? new Decoded.Unknown(layout.keyOf(item)) : new Decoded.Broken(failure);
    }

    private @Nullable ItemReadException failure(Map<String, AttributeValue> item) {
        for (ItemForm form : forms) {
            ItemReadException failure = form.failure(item);
            if (failure != null) {
                return failure;
            }
        }
        return null;
    }
}
