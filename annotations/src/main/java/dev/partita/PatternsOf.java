package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An interface with further access patterns and writes of a table that another interface declares. It gets an
 * implementation of its own. An interface that names several tables has {@link Transaction} methods on records of all of
 * them, and no others.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface PatternsOf {

    /**
     * The table interfaces.
     *
     * @return interfaces with {@link Table}
     */
    Class<?>[] value();
}
