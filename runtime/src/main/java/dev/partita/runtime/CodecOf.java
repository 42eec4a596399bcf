package dev.partita.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stands on a generated codec and keeps what a class file of its record may hide from the compiler, which reads it when
 * a table, a view or another record is compiled against that class file.
 *
 * <pre>{@code
 * @CodecOf(value = Order.class, nullable = {"due"})
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface CodecOf {

    /**
     * The record: an item's, a view or an embedded one.
     *
     * @return the record
     */
    Class<?> value();

    /**
     * The names of its components that are {@code @Nullable}, in their order; {@code Optional} ones are not among them.
     *
     * @return components' names
     */
    String[] nullable() default {};
}
