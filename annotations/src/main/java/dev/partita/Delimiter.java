package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The character that separates the values in a record's keys, {@code #} unless this says otherwise. No value in a key
 * may contain it. All records of a table have the same one.
 */
@Documented
@Target({ElementType.TYPE, ElementType.PACKAGE})
@Retention(RetentionPolicy.CLASS)
public @interface Delimiter {

    /**
     * The delimiter.
     *
     * @return a character that no format of the keys writes
     */
    char value();
}
