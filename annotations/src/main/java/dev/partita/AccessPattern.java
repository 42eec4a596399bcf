package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A read that the table has to serve by one {@code GetItem} or one {@code Query}. The method's result type says which
 * records are wanted, its parameters bind their components by name, and the processor finds the key that serves, or
 * fails the build and says why none does.
 *
 * <p>A method means: all items of the wanted records whose components satisfy the parameters and {@link #when()}.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface AccessPattern {

    /**
     * The pattern in words, as it stands in the design report.
     *
     * @return a sentence
     */
    String value();

    /**
     * The record that is meant, for the results {@code boolean} and {@code long}.
     *
     * @return a record or a sealed interface of the table's items
     */
    Class<?> of() default void.class;

    /**
     * Narrows what is wanted to the items of a sparse index, in the words of {@link IndexKey#when()}.
     *
     * @return the condition, or empty for none
     */
    String when() default "";

    /**
     * The key to use, where several would serve: {@code "primary"}, or the name of an index or a copy.
     *
     * @return a key's name, or empty
     */
    String via() default "";

    /**
     * The order of the result, by sort key.
     *
     * @return the direction
     */
    Direction order() default Direction.ASCENDING;

    /**
     * The greatest number of items that are read.
     *
     * @return a positive number, or 0 for no limit
     */
    int limit() default 0;

    /**
     * Whether the read is strongly consistent, which costs twice the read capacity and isn't possible on a global
     * index.
     *
     * @return true for a strongly consistent read
     */
    boolean consistent() default false;

    /**
     * What happens when the service cuts the answer off, after 1 MB of items.
     *
     * @return the policy
     */
    Overflow overflow() default Overflow.REFUSE;
}
