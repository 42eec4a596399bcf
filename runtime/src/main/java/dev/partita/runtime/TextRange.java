package dev.partita.runtime;

import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import dev.partita.runtime.key.KeySide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range of sort keys that are texts, over the values of one placeholder. Each end is set at most once. Below, π is what
 * stands before the value, x the bound's text, and s⁺ the least text behind all that begin with s.
 */
public final class TextRange {

    private final String prefix;
    private final String least;
    private final String greatest;
    private String low = "";
    private String high = "";
    private boolean lowIsOut;
    private boolean highIsOut;
    private boolean isNothing;

    private TextRange(String prefix, String least, String greatest) {
        this.prefix = prefix;
        this.least = least;
        this.greatest = greatest;
    }

    /**
     * A range without ends.
     *
     * @param prefix π
     * @param least the least text that a value has
     * @param greatest the greatest text that a value has; empty if only its length limits it
     * @return the range
     * @throws KeyLimitException if π is too long for a sort key
     */
    public static TextRange of(String prefix, String least, String greatest) {
        return new TextRange(value(prefix).s(), least, greatest);
    }

    /** {@return this, from π} */
    public TextRange fromPrefix() {
        low = prefix;
        return this;
    }

    /**
     * {@return this, from πx}
     *
     * @param bound x
     */
    public TextRange from(KeyBound bound) {
        return low(bound, bound.isOpen() ? prefix + least : prefix + bound.text());
    }

    /**
     * {@return this, from πx, for a text that ends the key}
     *
     * @param side which bound
     * @param value x, any text
     */
    public TextRange from(KeySide side, String value) {
        return from(text(side, value));
    }

    /**
     * {@return this, above πx; there is no upper end}
     *
     * @param bound x
     */
    public TextRange above(KeyBound bound) {
        lowIsOut = !bound.isOpen();
        return from(bound);
    }

    /**
     * {@return this, above πx, for a text that ends the key; there is no upper end}
     *
     * @param value x, any text
     */
    public TextRange above(String value) {
        return above(text(KeySide.AFTER, value));
    }

    /**
     * {@return this, from (πxb)⁺}
     *
     * @param bound x
     * @param behind b, what stands behind the value
     */
    public TextRange behind(KeyBound bound, String behind) {
        if (bound.isOpen()) {
            return from(bound);
        }
        String successor = KeyOrder.successor(prefix + bound.text() + behind, KeyLimits.SORT);
        isNothing |= successor.isEmpty();
        return low(bound, successor);
    }

    /**
     * {@return this, up to π⁺, which isn't part of it}
     *
     * @param end how that is sent
     */
    public TextRange toPrefix(UpperEnd end) {
        return high(KeyOrder.successor(prefix), end);
    }

    /**
     * {@return this, up to πx}
     *
     * @param bound x
     */
    public TextRange to(KeyBound bound) {
        isNothing |= bound.isEmpty();
        if (bound.isOpen()) {
            return toGreatest();
        }
        high = prefix + bound.text();
        return this;
    }

    /**
     * {@return this, up to πx, for a text that ends the key}
     *
     * @param side which bound
     * @param value x, any text
     */
    public TextRange to(KeySide side, String value) {
        return to(text(side, value));
    }

    /**
     * {@return this, up to (πxb)⁺, which isn't part of it}
     *
     * @param bound x
     * @param behind b, what stands behind the value
     * @param end how that is sent
     */
    public TextRange through(KeyBound bound, String behind, UpperEnd end) {
        isNothing |= bound.isEmpty();
        String last = bound.isOpen() ? greatest : bound.text();
        return high(KeyOrder.successor(prefix + last + behind), end);
    }

    /**
     * {@return this, up to πx, which isn't part of it}
     *
     * @param bound x
     * @param end how that is sent
     */
    public TextRange before(KeyBound bound, UpperEnd end) {
        isNothing |= bound.isEmpty();
        return bound.isOpen() ? toGreatest() : high(prefix + bound.text(), end);
    }

    /**
     * {@return this, up to πx, which isn't part of it, for a text that ends the key}
     *
     * @param value x, any text
     * @param end how that is sent
     */
    public TextRange before(String value, UpperEnd end) {
        return before(text(KeySide.BEFORE, value), end);
    }

    /** {@return the condition; nothing if the ends are reversed} */
    public SortRange range() {
        if (isNothing) {
            return SortRange.nothing();
        }
        if (highIsOut && low.isEmpty() && isStorable(high)) {
            return SortRange.below(value(high));
        }
        String last = highIsOut ? KeyOrder.predecessor(high, KeyLimits.SORT) : KeyOrder.floor(high, KeyLimits.SORT);
        String first = KeyOrder.ceiling(low, KeyLimits.SORT);
        if ((highIsOut && last.isEmpty()) || (first.isEmpty() && !low.isEmpty())) {
            return SortRange.nothing();
        }
        if (lowIsOut && last.isEmpty()) {
            return SortRange.above(value(first));
        }
        return SortRange.between(lowIsOut ? KeyOrder.next(first, KeyLimits.SORT) : first, last);
    }

    private KeyBound text(KeySide side, String value) {
        return KeyBound.text(side, value, KeyLimits.SORT - KeyOrder.utf8Length(prefix));
    }

    private TextRange low(KeyBound bound, String end) {
        isNothing |= bound.isEmpty();
        low = end;
        return this;
    }

    private TextRange toGreatest() {
        return high(KeyOrder.successor(prefix + greatest), UpperEnd.PREDECESSOR);
    }

    /** An excluded end; the empty text stands for none. */
    private TextRange high(String end, UpperEnd how) {
        highIsOut = how == UpperEnd.STRICT && !end.isEmpty();
        high = how == UpperEnd.PREDECESSOR ? KeyOrder.predecessor(end, KeyLimits.SORT) : end;
        isNothing |= high.isEmpty() && !end.isEmpty();
        return this;
    }

    private static boolean isStorable(String text) {
        return KeyOrder.floor(text, KeyLimits.SORT).equals(text);
    }

    private static AttributeValue value(String text) {
        return KeyAttributes.sort("the sort key", text);
    }
}
