package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A global secondary index of the table. It has a sort key if the {@link IndexKey}s of its records have one, or if
 * {@link #sortKey()} is given.
 *
 * <p>Reads of a global index are eventually consistent.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(GlobalIndex.List.class)
public @interface GlobalIndex {

    /**
     * The index's name.
     *
     * @return 3 to 255 characters: letters, digits, {@code _}, {@code -} and {@code .}
     */
    String name();

    /**
     * The name of the index's partition key attribute.
     *
     * @return an attribute's name; empty for the index's name followed by {@code PK}
     */
    String partitionKey() default "";

    /**
     * The name of the index's sort key attribute.
     *
     * @return an attribute's name; empty for the index's name followed by {@code SK}
     */
    String sortKey() default "";

    /**
     * Which attributes the index holds.
     *
     * @return the projection
     */
    Projection projection() default Projection.ALL;

    /**
     * The attributes that the index holds beside the keys, with {@link Projection#INCLUDE}.
     *
     * @return names of attributes
     */
    String[] include() default {};

    /** The container of several {@link GlobalIndex} annotations. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The indexes.
         *
         * @return in the order written
         */
        GlobalIndex[] value();
    }
}
