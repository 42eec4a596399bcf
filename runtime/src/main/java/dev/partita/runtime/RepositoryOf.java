package dev.partita.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stands on the generated implementation of an interface of access patterns and keeps what the interface's class file
 * hides from the compiler, which reads it when the table is compiled against that class file.
 *
 * <pre>{@code
 * @RepositoryOf(value = Archive.class, signatures = {
 *     "orders(java.lang.String customerId, dev.partita.runtime.PageRequest page)",
 *     "@Nullable latest(java.lang.String customerId)"
 * })
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface RepositoryOf {

    /**
     * The interface.
     *
     * @return an interface with {@code @Table} or {@code @PatternsOf}
     */
    Class<?> value();

    /**
     * One text for each method that the class implements: {@code @Nullable} and a space if its result may be null, then the method's name and, in parentheses and separated by a comma and a space,
     * each parameter's erased type by its canonical name and the parameter's own name.
     *
     * @return signatures
     */
    String[] signatures() default {};
}
