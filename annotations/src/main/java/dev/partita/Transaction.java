package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method's parameters, each with {@link Put}, {@link Delete}, {@link Update} or {@link Check}, are written in one
 * {@code TransactWriteItems}: all or nothing, at most 100 actions and 4 MB, no item twice; copies and claims count. A list
 * is an action for each of its elements.
 *
 * <p>What fails is a {@code TransactionFailedException} with a reason for each action. A transaction that was cancelled by
 * nothing but conflicts with others is sent again, within bounds.
 *
 * <pre>{@code
 * @Transaction
 * void place(@Put(when = ABSENT) Order order, @Put List<LineItem> items);
 * }</pre>
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Transaction {}
