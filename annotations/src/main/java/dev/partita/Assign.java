package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The component gets this value, and every key attribute that depends on it is written anew.
 *
 * <p>Where the record's component may lack a value, an {@code Optional} is a value or its removal. A
 * {@code dev.partita.runtime.Patch} also leaves it alone.
 *
 * <pre>{@code
 * @Update(Ticket.class)
 * void assign(String id, @Assign("owner") Optional<String> owner);
 * }</pre>
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Assign {

    /**
     * The component that the value is for.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the name of the parameter, or
     *     of the component of the change record
     */
    String value() default "";
}
