package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record with some of an item record's components, by name and type: a result that reads no others. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface View {

    /**
     * The item record.
     *
     * @return a record with {@link Partition}
     */
    Class<?> value();
}
