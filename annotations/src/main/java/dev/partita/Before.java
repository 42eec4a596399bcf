package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The parameter is the upper bound of a component, excluded. */
@Documented
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface Before {

    /**
     * The component that the parameter binds.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the parameter's own name
     */
    String value() default "";
}
