package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts a record, with all of its index keys, replacing what is stored under its key: the method's only parameter beside an
 * {@link Expect}ed one, or in a {@link Transaction} one of its parameters. A record with copies or claims is written with
 * them in one transaction, and so are the elements of a list.
 */
@Documented
@Target({ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.CLASS)
public @interface Put {

    /**
     * The condition under which the record is put; if it doesn't hold, the method throws
     * {@code ConditionFailedException}.
     *
     * @return the condition
     */
    When when() default When.ALWAYS;

    /**
     * What the method returns, if it returns the record.
     *
     * @return the record as stored by default, with its new version; {@link Returning#OLD} is what was there before,
     *     an {@code Optional}
     */
    Returning returning() default Returning.NEW;

    /**
     * What happens to attributes that the record doesn't know.
     *
     * @return they are removed by default
     */
    Others others() default Others.REPLACE;
}
