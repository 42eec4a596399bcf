package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names a {@link KeyConverter} or an {@link AttributeConverter} for a type that Partita doesn't know, at most one of
 * each. It stands on a component, on the type itself, or, with {@link #type()}, on a record or a package.
 */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.TYPE, ElementType.PACKAGE})
@Retention(RetentionPolicy.CLASS)
@Repeatable(Convert.List.class)
public @interface Convert {

    /**
     * The converter, a class with a constructor without parameters.
     *
     * @return a {@link KeyConverter} or an {@link AttributeConverter}
     */
    Class<?> value();

    /**
     * The type that is converted, where the annotation stands on a record or a package.
     *
     * @return the type
     */
    Class<?> type() default void.class;

    /** The container of several {@link Convert} annotations. */
    @Documented
    @Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.TYPE, ElementType.PACKAGE})
    @Retention(RetentionPolicy.CLASS)
    @interface List {

        /**
         * The converters.
         *
         * @return in the order written
         */
        Convert[] value();
    }
}
