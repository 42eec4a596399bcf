package dev.partita.runtime;

import dev.partita.Direction;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A request that was sent.
 *
 * @param method the method, as {@code Shop.orders}
 * @param operation the service's operation
 * @param table the table's name
 * @param index the index, of a query on one
 * @param key the key or the key condition with its values, of a write those of all items: {@code PK = CUST#42 AND
 *     begins_with(SK, ORDER#)}
 * @param order the order of a query
 * @param limit the greatest number of items that a query was to read
 * @param consistent whether the read was strongly consistent
 * @param items how many items were read or written; 0 for a write whose condition failed
 * @param capacity the capacity units consumed, where the listener asks for them and the service tells
 */
public record SentRequest(
        String method,
        String operation,
        String table,
        Optional<String> index,
        String key,
        Optional<Direction> order,
        OptionalInt limit,
        boolean consistent,
        int items,
        OptionalDouble capacity) {

    /** {@return the request in one line} */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(operation).append(' ').append(table);
        index.ifPresent(i -> line.append(" index ").append(i));
        line.append(": ").append(key);
        order.ifPresent(o -> line.append(o == Direction.DESCENDING ? ", descending" : ""));
        limit.ifPresent(l -> line.append(", limit ").append(l));
        line.append(consistent ? ", consistent" : "");
        capacity.ifPresent(c -> line.append(" (").append(c).append(" capacity units)"));
        return line.toString();
    }
}
