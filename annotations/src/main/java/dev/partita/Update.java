package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Changes some components of the item with the given key, and every key attribute, copy and claim that depends on them.
 *
 * <p>On a method, each parameter is a component of the primary key, or carries {@link Assign}, {@link Add}, {@link Remove},
 * {@link Append} or {@link Expect}. On a record, that record is a change with such components, which is the only parameter
 * of an {@code @Update} method, or one of a {@link Transaction}. Updating what is absent is an
 * {@code ItemNotFoundException}.
 *
 * <pre>{@code
 * @Update(Ticket.class)
 * public record Assignment(String id, @Expect("owner") Optional<String> before, @Assign("owner") String after) {}
 * }</pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface Update {

    /**
     * The item that is changed.
     *
     * @return a record with a {@link Partition}; left out where the parameter is a change record
     */
    Class<?> value() default void.class;

    /**
     * Whether the item is made where it is absent. All components that must be there have to be in the key, assigned or
     * added.
     *
     * @return true to make it
     */
    boolean upsert() default false;

    /**
     * What the method returns, if it returns the record.
     *
     * @return the record after the update by default
     */
    Returning returning() default Returning.NEW;

    /**
     * Whether the update is sent as a transaction of one action with a token, so that an answer that got lost can't make it
     * happen twice; it costs twice the capacity.
     *
     * @return true to do so
     */
    boolean once() default false;
}
