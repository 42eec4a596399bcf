package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The component, an {@code Instant}, is when the item expires. It is stored as the number of whole seconds since 1970, for
 * DynamoDB's time to live. The service deletes expired items within days; from that second on no read returns them and no
 * condition sees them. {@code create} of the table's schema turns the table's time to live on.
 *
 * <p>All such components of a table have one attribute. Without a value the item never expires.
 */
@Documented
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface TimeToLive {}
