package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Deletes an item, with its copies and claims: of the record that is the method's only parameter, or, with
 * {@link #value()}, by the components of the primary key. In a {@link Transaction} it stands on a parameter. Deleting what is
 * absent is no error; a result of type {@code boolean} says whether it was there, an {@code Optional} what was there.
 */
@Documented
@Target({ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.CLASS)
public @interface Delete {

    /**
     * The record whose item is deleted by key.
     *
     * @return a record of the table; left out where the parameter is the record
     */
    Class<?> value() default void.class;
}
