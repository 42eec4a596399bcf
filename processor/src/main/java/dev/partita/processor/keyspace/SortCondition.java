package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Parameter;
import java.util.Optional;

/** The condition of a query on the sort key. All of them are one key condition of the service. */
public sealed interface SortCondition {

    /** No condition. */
    record Everything() implements SortCondition {}

    /** The sort key is this. */
    record Equal(KeyExpression key) implements SortCondition {}

    /** The sort key, a text, begins with this. */
    record BeginsWith(KeyExpression prefix) implements SortCondition {}

    /**
     * The sort key, a text, begins with this and the argument of a {@code @StartsWith}. An empty argument is no
     * restriction; one that no value can begin with finds nothing, without a request.
     */
    record StartsWith(KeyExpression prefix, Parameter.Bound argument, Format format) implements SortCondition {}

    /** The sort key lies between two texts, both included, which no range argument moves. */
    record Between(Bound low, Bound high) implements SortCondition {}

    /**
     * A text made from a key expression.
     *
     * @param key what it is made from
     * @param successor whether it is raised to the least text behind all that begin with it
     * @param predecessor whether it is then lowered to the greatest text before it that fits into a sort key
     */
    record Bound(KeyExpression key, boolean successor, boolean predecessor) {}

    /**
     * A range that arguments give. With π the prefix, x the argument in the key's form and b the literal behind it, the
     * ends are as in the enums. One of them may be missing; reversed ends find nothing, without a request.
     *
     * @param prefix π, what stands before the value
     * @param format how the value is written
     * @param place the component, for messages
     */
    record Range(KeyExpression prefix, Format format, String place, Lower lower, Upper upper)
            implements SortCondition {}

    /** The lower end of a range. */
    record Lower(LowerKind kind, Optional<Parameter.Bound> argument, String behind) {}

    /** What is asked of a sort key k at the lower end. */
    enum LowerKind {
        /** Nothing. */
        NONE,
        /** k ≥ π. */
        PREFIX,
        /** k ≥ πx. */
        AT,
        /** k ≥ (πxb)⁺, the least text behind all that begin with πxb. */
        SUCCESSOR,
        /** k ≥ πx U+0000, the text next to πx; in a Binary key x with a byte 0 behind it. */
        NEXT_TEXT,
        /** k &gt; x: for a key condition without an upper end. */
        STRICT,
        /** k ≥ the number next to x at 38 digits. */
        NEXT_NUMBER
    }

    /** The upper end of a range. */
    record Upper(UpperKind kind, Exclusion exclusion, Optional<Parameter.Bound> argument, String behind) {}

    /** What is asked of a sort key k at the upper end. */
    enum UpperKind {
        /** Nothing. */
        NONE,
        /** k &lt; π⁺. */
        PREFIX,
        /** k ≤ πx. */
        AT,
        /** k &lt; (πxb)⁺. */
        SUCCESSOR,
        /** k &lt; πx. */
        VALUE
    }

    /** How an excluded upper end e is sent, since {@code BETWEEN} includes both. */
    enum Exclusion {
        /** The end is included. */
        INCLUDED,
        /** As {@code AND e}: no item of the partition can have the key e. */
        UNREACHED,
        /** As {@code < e}: for a key condition without a lower end. */
        STRICT,
        /** As the greatest text before e that fits into a sort key. */
        PREDECESSOR,
        /**
         * As {@code AND} πx' with x' the value before x; for a Number key at 38 digits where it is a decimal, for a
         * Binary key the greatest before x that fits into a sort key.
         */
        PREVIOUS_VALUE
    }
}
