package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The template of a record's sort key in the table, such as {@code "ORDER#{placedOn}#{id}"}; written as
 * {@link Partition}. Either all records of a table have one or none has.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Sort {

    /**
     * The template.
     *
     * @return literals and placeholders
     */
    String value();
}
