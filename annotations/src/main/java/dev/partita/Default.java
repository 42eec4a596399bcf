package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The value that a component has when a stored item lacks its attribute. */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Default {

    /**
     * The value as text: a number, {@code true} or {@code false}, an enum constant's name, or the text itself; a
     * {@code java.time} value in its ISO form.
     *
     * @return a value of the component's type
     */
    String value();
}
