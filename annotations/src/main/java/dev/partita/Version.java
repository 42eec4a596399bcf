package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The component, a {@code long} or {@code int}, counts the writes of an item: 0 was never stored, and each write stores one
 * more. A put, update or delete of what was written by somebody else in between throws {@code StaleVersionException} and
 * changes nothing.
 */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface Version {}
