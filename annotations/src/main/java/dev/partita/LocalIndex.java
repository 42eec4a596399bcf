package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A local secondary index of the table: the table's partition key with another sort key. DynamoDB allows five of
 * them, declared when the table is created, and then holds at most 10 GB under one partition key.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(LocalIndex.List.class)
public @interface LocalIndex {

    /**
     * The index's name.
     *
     * @return 3 to 255 characters: letters, digits, {@code _}, {@code -} and {@code .}
     */
    String name();

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

    /** The container of several {@link LocalIndex} annotations. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The indexes.
         *
         * @return in the order written
         */
        LocalIndex[] value();
    }
}
