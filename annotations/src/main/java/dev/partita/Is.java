package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The parameter, or the component of a {@link KeyOf} record, is the value of a component; needed where its name isn't the
 * component's.
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Is {

    /**
     * The component that the parameter binds.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the own name
     */
    String value() default "";
}
