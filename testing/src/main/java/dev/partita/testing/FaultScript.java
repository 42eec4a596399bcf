package dev.partita.testing;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Function;

/**
 * Which requests of a client go wrong, in the order in which they are sent. Requests that the SDK repeats count. May be used
 * by several threads.
 */
public final class FaultScript implements Function<String, Fault> {

    private final Map<String, Queue<Fault>> next = new HashMap<>();
    private final Map<String, Fault> others = new HashMap<>();

    /** Makes a script in which nothing goes wrong. */
    public FaultScript() {}

    /**
     * Says what happens to the next requests of an operation that nothing is said about yet.
     *
     * @param operation for example {@code PutItem}
     * @param faults one for each request
     */
    public synchronized void next(String operation, Fault... faults) {
        next.computeIfAbsent(operation, o -> new ArrayDeque<>()).addAll(List.of(faults));
    }

    /**
     * Says what happens to all other requests of an operation.
     *
     * @param operation for example {@code PutItem}
     * @param fault the fault
     */
    public synchronized void always(String operation, Fault fault) {
        others.put(operation, fault);
    }

    /** Forgets everything. */
    public synchronized void clear() {
        next.clear();
        others.clear();
    }

    /**
     * How many of the faults have not happened yet.
     *
     * @return 0 if everything has happened
     */
    public synchronized int left() {
        return next.values().stream().mapToInt(Queue::size).sum();
    }

    /**
     * Takes the fault of a request that is being sent.
     *
     * @param operation the request's operation
     * @return what happens to it
     */
    @Override
    public synchronized Fault apply(String operation) {
        Queue<Fault> queue = next.get(operation);
        Fault fault = queue == null ? null : queue.poll();
        return fault == null ? others.getOrDefault(operation, Fault.none()) : fault;
    }
}
