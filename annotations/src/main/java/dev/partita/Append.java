package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The elements of the list are added at the end of the component, which counts as an empty list where it is missing.
 *
 * <p>Sent again after a lost answer, they may be appended twice, unless {@link Update#once()} or a condition prevents
 * it.
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Append {

    /**
     * The component that the value is for.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the name of the parameter, or
     *     of the component of the change record
     */
    String value() default "";
}
