package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The template of a record's partition key in the table: literals and {@code {component}} placeholders, such as
 * {@code "CUST#{id}"}. {@code {component:format}} gives a format, {@code {address.country}} reaches into an
 * {@link Embedded} record, <code>{{</code> and <code>}}</code> are braces. A record with this annotation is an item of
 * the tables that name it.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Partition {

    /**
     * The template.
     *
     * @return literals and placeholders
     */
    String value();
}
