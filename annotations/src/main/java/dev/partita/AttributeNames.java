package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How the names of a record's attributes are made from those of its components, for a record or a package. */
@Documented
@Target({ElementType.TYPE, ElementType.PACKAGE})
@Retention(RetentionPolicy.CLASS)
public @interface AttributeNames {

    /**
     * The style.
     *
     * @return the style of all names that no {@link Attribute} gives
     */
    NameStyle value();
}
