package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The {@code String} is the transaction's idempotency token: sent again with the same token and the same arguments within
 * ten minutes, the transaction is not done twice. Without such a parameter each call has a token of its own, which makes the
 * SDK's retries safe, but not the caller's.
 */
@Documented
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.CLASS)
public @interface ClientRequestToken {}
