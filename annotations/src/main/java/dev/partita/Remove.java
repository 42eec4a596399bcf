package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The elements of the set are removed from the component. A set that loses its last element is absent, and read as
 * empty.
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Remove {

    /**
     * The component that the value is for.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the name of the parameter, or
     *     of the component of the change record
     */
    String value() default "";
}
