package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a value unique in the table, by an item that claims it: its partition key is this template, its sort key
 * {@code CLAIM}. It is written and removed in one transaction with the record's item. A record whose placeholders have no
 * value claims nothing.
 *
 * <pre>{@code
 * @Unique("EMAIL#{email:lower}")
 * }</pre>
 *
 * <p>Records of a table whose templates are written alike share the values: what one of them has claimed is taken for the
 * others.
 *
 * <p>To look an item up by a unique value, give it a {@link CopyKey} instead.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Unique.List.class)
public @interface Unique {

    /**
     * The template of the claim's partition key.
     *
     * @return literals and placeholders
     */
    String value();

    /** The container of several {@link Unique} annotations. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The claims.
         *
         * @return in the order written
         */
        Unique[] value();
    }
}
