package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The name of the attribute that stores a component, where it isn't the component's own. */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {

    /**
     * The attribute's name, taken verbatim: a dot in it is a dot.
     *
     * @return a name that is not empty
     */
    String value();
}
