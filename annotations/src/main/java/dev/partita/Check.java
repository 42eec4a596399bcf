package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * In a {@link Transaction}: the item with the record's key, or with the key given by a {@link KeyOf} record, exists; with a
 * change record ({@link Update}) that only expects, its expectations hold. Nothing is written to it.
 */
@Documented
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface Check {}
