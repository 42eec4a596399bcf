package dev.partita.runtime;

import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The part of a query's key condition that is about the sort key. */
public final class SortRange {

    private static final SortRange EVERYTHING = new SortRange(SortOperator.EVERYTHING, null, null);
    private static final SortRange NOTHING = new SortRange(SortOperator.NOTHING, null, null);

    private final SortOperator operator;
    private final @Nullable AttributeValue low;
    private final @Nullable AttributeValue high;

    private SortRange(SortOperator operator, @Nullable AttributeValue low, @Nullable AttributeValue high) {
        this.operator = operator;
        this.low = low;
        this.high = high;
    }

    /** {@return no condition} */
    public static SortRange everything() {
        return EVERYTHING;
    }

    /** {@return what no key fulfils: the read finds nothing without a request} */
    public static SortRange nothing() {
        return NOTHING;
    }

    /**
     * {@return the condition that the sort key is this}
     *
     * @param key a sort key
     */
    public static SortRange equalTo(AttributeValue key) {
        return new SortRange(SortOperator.EQUAL, key, null);
    }

    /**
     * {@return the condition that the sort key begins with this}
     *
     * @param where record and component, for the message
     * @param prefix a text of literals and equality arguments; an empty one is no condition
     */
    public static SortRange beginsWith(String where, String prefix) {
        return prefix.isEmpty()
                ? EVERYTHING
                : new SortRange(SortOperator.BEGINS_WITH, KeyAttributes.sort(where, prefix), null);
    }

    /**
     * The condition that the sort key has a value in its last place that begins so.
     *
     * @param prefix what stands before the value
     * @param beginning how the value begins; an empty text is no restriction
     * @param delimiter the delimiter, which no value holds
     * @return the condition; nothing if no value begins so
     */
    public static SortRange startsWith(String prefix, String beginning, char delimiter) {
        return beginning.indexOf(delimiter) < 0 ? startsWith(prefix, beginning) : NOTHING;
    }

    /**
     * The same for a value that may hold the delimiter.
     *
     * @param prefix what stands before the value
     * @param beginning how the value begins; an empty text is no restriction
     * @return the condition; nothing if no value begins so
     */
    public static SortRange startsWith(String prefix, String beginning) {
        String whole = prefix + beginning;
        boolean storable = KeyOrder.ceiling(whole, KeyLimits.SORT).equals(whole);
        return storable ? beginsWith("", whole) : NOTHING;
    }

    /**
     * The condition that the sort key lies between two texts, both included.
     *
     * @param low the lower end, empty for none
     * @param high the upper end, empty for none
     * @return the condition; nothing if the ends are reversed
     */
    public static SortRange between(String low, String high) {
        if (!low.isEmpty() && !high.isEmpty() && KeyOrder.compare(low, high) > 0) {
            return NOTHING;
        }
        return between(low.isEmpty() ? null : sort(low), high.isEmpty() ? null : sort(high));
    }

    static SortRange between(@Nullable AttributeValue low, @Nullable AttributeValue high) {
        if (low == null) {
            return high == null ? EVERYTHING : new SortRange(SortOperator.AT_MOST, high, null);
        }
        return high == null
                ? new SortRange(SortOperator.AT_LEAST, low, null)
                : new SortRange(SortOperator.BETWEEN, low, high);
    }

    static SortRange above(AttributeValue end) {
        return new SortRange(SortOperator.ABOVE, end, null);
    }

    static SortRange below(AttributeValue end) {
        return new SortRange(SortOperator.BELOW, end, null);
    }

    boolean isNothing() {
        return operator == SortOperator.NOTHING;
    }

    boolean isEverything() {
        return operator == SortOperator.EVERYTHING;
    }

    /** The whole key condition, with {@code #p} and {@code :p} for the partition key. */
    String expression() {
        return operator.expression();
    }

    /** Adds the values that the expression names. */
    void addTo(Map<String, AttributeValue> values) {
        if (low != null) {
            values.put(":s", low);
        }
        if (high != null) {
            values.put(":t", high);
        }
    }

    /** What every sort key in the range begins with, as far as that is known; empty for Number and Binary keys. */
    String commonBeginning() {
        if (low == null || low.s() == null) {
            return "";
        }
        return switch (operator) {
            case EQUAL, BEGINS_WITH -> low.s();
            case BETWEEN -> high == null ? "" : commonBeginning(low.s(), high.s());
            default -> "";
        };
    }

    /** For readers: the condition with its values in place. */
    String describe(String sortKey) {
        return operator.describe(sortKey, KeyWords.of(low), KeyWords.of(high));
    }

    private static String commonBeginning(String left, String right) {
        int end = 0;
        while (end < Math.min(left.length(), right.length()) && left.charAt(end) == right.charAt(end)) {
            end++;
        }
        boolean cutsPair = end > 0 && Character.isHighSurrogate(left.charAt(end - 1));
        return left.substring(0, cutsPair ? end - 1 : end);
    }

    private static AttributeValue sort(String key) {
        return KeyAttributes.sort("the sort key", key);
    }
}
