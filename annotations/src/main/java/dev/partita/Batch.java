package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method sends as many {@code BatchWriteItem} or {@code BatchGetItem} requests as its list needs: 25 puts or deletes
 * each, 100 keys each. It is not atomic and no access pattern. With {@link Put} or {@link Delete} it writes a list of
 * records; alone it gets the items of a list of {@link KeyOf} records.
 *
 * <p>What the service leaves undone is sent again, with growing pauses, within bounds; what stays undone is a
 * {@code BatchIncompleteException} that carries it. A record with copies, claims or a version is never written in a batch,
 * since batches have no conditions.
 *
 * <pre>{@code
 * @Batch @Put void importAll(List<LineItem> items);
 *
 * @Batch List<Order> orders(List<OrderKey> keys);
 * }</pre>
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Batch {

    /**
     * Whether gets are strongly consistent, at twice the capacity; it has no meaning for writes.
     *
     * @return false for eventually consistent ones
     */
    boolean consistent() default false;
}
