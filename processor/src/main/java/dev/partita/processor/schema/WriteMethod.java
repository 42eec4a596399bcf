package dev.partita.processor.schema;

import java.util.List;
import java.util.Optional;

/**
 * A method that writes.
 *
 * @param origin the method
 * @param name its name
 * @param javaType its return type as written
 * @param parameters its parameters as written
 * @param form how it is sent
 * @param actions what it does; of a {@link Form#SINGLE} one, exactly one
 * @param returned what its result is
 * @param token the parameter that is the transaction's idempotency token
 */
public record WriteMethod(
        Origin origin,
        String name,
        JavaType javaType,
        List<Parameter.Declared> parameters,
        Form form,
        List<WriteAction> actions,
        Returned returned,
        Optional<String> token) {

    /** Copies the lists. */
    public WriteMethod {
        parameters = List.copyOf(parameters);
        actions = List.copyOf(actions);
    }

    /** The only action, of a method with one. */
    public WriteAction action() {
        return actions.get(0);
    }

    /** How a method is sent. */
    public enum Form {
        /** One item, with its copies and claims. */
        SINGLE,
        /** All actions in one transaction. */
        TRANSACTION,
        /** Each element of a list by itself, many in a request. */
        BATCH
    }

    /** What a method returns. */
    public enum Returned {
        NOTHING,
        /** The record that was put, as stored; of a list, each of them. */
        PUT,
        /** The record after the write. */
        NEW,
        /** The record before the write. */
        OLD,
        /** The record before the write, if there was one. */
        OLD_IF_ANY,
        /** The item's version after the write. */
        VERSION,
        /** Whether there was an item. */
        EXISTED
    }
}
