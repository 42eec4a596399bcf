package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The component, a {@code long} or {@code int}, counts the writes of an item: 0 was never stored, and each write stores one
 * more. A put, update or delete of what was written by somebody else in between throws {@code StaleVersionException} and
 * changes nothing. A put takes the version from its record and returns the record with the next one; an update or delete by
 * key takes it from a parameter with {@link Expect}, which only an update of nothing but {@link Add} may be without. An item
 * without the attribute has version 0.
 */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
