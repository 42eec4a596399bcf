package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts the record that is the method's only parameter, with all of its index keys, replacing what is stored under its
 * key. A record with copies is written with them in one transaction.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Put {

    /**
     * The condition under which the record is put; if it doesn't hold, the method throws
     * {@code ConditionFailedException}.
     *
     * @return the condition
     */
    When when() default When.ALWAYS;
}
