package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record's key in an index of its table. An item is in the index only if all of the key's components are present
 * and {@link #when()} holds.
 *
 * <pre>{@code
 * @IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{placedOn}#{id}", when = "status = OPEN")
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(IndexKey.List.class)
public @interface IndexKey {

    /**
     * The index's name.
     *
     * @return the name of an index that each of the record's tables declares
     */
    String index();

    /**
     * The template of the partition key; left out for a local index and for an index whose key attributes are the
     * record's own components.
     *
     * @return literals and placeholders, or empty
     */
    String partition() default "";

    /**
     * The template of the sort key.
     *
     * @return literals and placeholders, or empty
     */
    String sort() default "";

    /**
     * The condition that keeps the index sparse: conditions joined by {@code and}, each of the form {@code open},
     * {@code not open}, {@code status = OPEN}, {@code status != CLOSED}, {@code status in OPEN, PAID},
     * {@code deletedAt absent} or {@code deletedAt present}. A component without a value is unlike every value: {@code
     * status != CLOSED} holds of it, {@code not open} doesn't.
     *
     * @return the condition, or empty for none
     */
    String when() default "";

    /** The container of several {@link IndexKey} annotations. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The index keys.
         *
         * @return in the order written
         */
        IndexKey[] value();
    }
}
