package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number is added to the component, which counts as 0 where it is missing; the elements of a set are added to it.
 *
 * <p>Sent again after a lost answer, a number may be added twice, unless {@link Update#once()} or a condition prevents it.
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Add {

    /**
     * The component that the value is for.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the name of the parameter, or
     *     of the component of the change record
     */
    String value() default "";
}
