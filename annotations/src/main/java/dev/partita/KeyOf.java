package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record of the components of an item's primary key, which can be given wherever those components are parameters: in
 * access patterns, deletes, updates, checks and batches.
 *
 * <pre>{@code
 * @KeyOf(Order.class)
 * public record OrderKey(String customerId, LocalDate placedOn, String id) {}
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface KeyOf {

    /**
     * The item.
     *
     * @return a record with a {@link Partition}
     */
    Class<?> value();
}
