package dev.partita.runtime;

import dev.partita.runtime.key.KeyBound;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A range of sort keys that are Numbers. Each end is set at most once; one that is out only where there is no other. */
public final class NumberRange {

    private @Nullable KeyBound low;
    private @Nullable KeyBound high;
    private boolean isOut;

    private NumberRange() {}

    /** {@return a range without ends} */
    public static NumberRange of() {
        return new NumberRange();
    }

    /**
     * {@return this, from a number}
     *
     * @param bound the number
     */
    public NumberRange from(KeyBound bound) {
        low = bound;
        return this;
    }

    /**
     * {@return this, above a number}
     *
     * @param bound the number
     */
    public NumberRange above(KeyBound bound) {
        isOut = true;
        return from(bound);
    }

    /**
     * {@return this, up to a number}
     *
     * @param bound the number
     */
    public NumberRange to(KeyBound bound) {
        high = bound;
        return this;
    }

    /**
     * {@return this, below a number}
     *
     * @param bound the number
     */
    public NumberRange below(KeyBound bound) {
        isOut = true;
        return to(bound);
    }

    /** {@return the condition; nothing if the ends are reversed} */
    public SortRange range() {
        if (isEmpty(low) || isEmpty(high)) {
            return SortRange.nothing();
        }
        AttributeValue first = value(low);
        AttributeValue last = value(high);
        if (first != null && last != null) {
            boolean reversed = new BigDecimal(first.n()).compareTo(new BigDecimal(last.n())) > 0;
            return reversed ? SortRange.nothing() : SortRange.between(first, last);
        }
        if (isOut && first != null) {
            return SortRange.above(first);
        }
        return isOut && last != null ? SortRange.below(last) : SortRange.between(first, last);
    }

    private static boolean isEmpty(@Nullable KeyBound bound) {
        return bound != null && bound.isEmpty();
    }

    private static @Nullable AttributeValue value(@Nullable KeyBound bound) {
        return bound == null || bound.isOpen() ? null : AttributeValue.createN(bound.text());
    }
}
