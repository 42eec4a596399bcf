package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The condition that the stored component compares like this with the value; otherwise nothing is written and the method
 * throws {@code ConditionFailedException}, for a version {@code StaleVersionException}.
 *
 * <p>On a parameter that is a whole record, of a put, it is the record as it was read: the components by which its copies and
 * claims are found are expected to be as they were, and the copies and claims that it had are removed where they change.
 *
 * <p>Beside {@link Assign} on the same parameter, {@link Comparison#MISSING}, {@link Comparison#GREATER} and
 * {@link Comparison#LESS} compare the stored value with the one that is assigned: a bid that must be higher, an owner where
 * there is none.
 *
 * <pre>{@code
 * @Update(Order.class)
 * void setStatus(String customerId, LocalDate placedOn, String id,
 *         @Expect("warehouse") String warehouse, @Expect("status") Status from, @Assign("status") Status to);
 * }</pre>
 */
@Documented
@Target({ElementType.PARAMETER, ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Expect {

    /**
     * The component that the value is for.
     *
     * @return a component's name or path, such as {@code address.country}; empty for the name of the parameter, or
     *     of the component of the change record
     */
    String value() default "";

    /**
     * How the stored value compares with this one.
     *
     * @return the comparison
     */
    Comparison is() default Comparison.EQUAL;
}
