package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A read whose arguments are known. */
interface ReadCall {

    /**
     * Sends it.
     *
     * @param limit the greatest number of items, 0 for none
     * @param countOnly whether the items themselves aren't needed
     * @param start where the answer before it stopped, or empty
     */
    Answer send(int limit, boolean countOnly, Map<String, AttributeValue> start);

    /** What its cursors are bound to. */
    CursorBinding binding();

    /** The key or the key condition with its values, for readers. */
    String words();
}
