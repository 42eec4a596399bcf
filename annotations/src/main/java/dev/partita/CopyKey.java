package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A full copy of the item under a second primary key, kept equal by writing both in one transaction.
 *
 * <pre>{@code
 * @CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
 * }</pre>
 *
 * <p>A copy key that lacks a component of the primary key also claims its key: it is written only if the key is free or
 * already belongs to the same item.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(CopyKey.List.class)
public @interface CopyKey {

    /**
     * The copy's name, which {@link AccessPattern#via()} may use.
     *
     * @return unique in the record
     */
    String name();

    /**
     * The template of the copy's partition key.
     *
     * @return literals and placeholders
     */
    String partition();

    /**
     * The template of the copy's sort key.
     *
     * @return literals and placeholders, or empty in a table without a sort key
     */
    String sort() default "";

    /** The container of several {@link CopyKey} annotations. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The copy keys.
         *
         * @return in the order written
         */
        CopyKey[] value();
    }
}
