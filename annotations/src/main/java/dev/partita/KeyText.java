package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What is true of every text that a {@link KeyConverter} writes. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface KeyText {

    /**
     * Whether the texts, compared as UTF-8 bytes, are in the order of the values.
     *
     * @return true if ranges and order over the values may be asked for
     */
    boolean ordered() default false;

    /**
     * The length that every text has.
     *
     * @return a number of UTF-16 units; 0 if lengths differ
     */
    int width() default 0;
}
