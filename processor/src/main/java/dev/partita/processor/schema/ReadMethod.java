package dev.partita.processor.schema;

import dev.partita.Direction;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern.
 *
 * @param origin the method
 * @param name the method's name
 * @param parameters in order
 * @param description the pattern in words
 * @param result what it returns
 * @param when what narrows the wanted items
 * @param via the key to use, if the user chose one
 * @param order the order by sort key
 * @param limit the greatest number of items, 0 for none
 * @param consistent whether the read is strongly consistent
 * @param follow whether a cut answer is followed
 */
public record ReadMethod(
        Origin origin,
        String name,
        List<Parameter> parameters,
        String description,
        Result result,
        Optional<Condition> when,
        Optional<Via> via,
        Direction order,
        int limit,
        boolean consistent,
        boolean follow) {

    /** Copies the list. */
    public ReadMethod {
        parameters = List.copyOf(parameters);
    }

    /** The same with other parameters, under another name. */
    public ReadMethod withParameters(String otherName, List<? extends Parameter> others) {
        return new ReadMethod(
                origin,
                otherName,
                List.copyOf(others),
                description,
                result,
                when,
                via,
                order,
                limit,
                consistent,
                follow);
    }

    /** The same with another condition and another choice of the key. */
    public ReadMethod with(Optional<Condition> otherWhen, Optional<Via> otherVia) {
        return new ReadMethod(
                origin, name, parameters, description, result, otherWhen, otherVia, order, limit, consistent, follow);
    }

    /** The same in another order, and consistent or not. */
    public ReadMethod with(Direction otherOrder, boolean otherConsistent) {
        return new ReadMethod(
                origin, name, parameters, description, result, when, via, otherOrder, limit, otherConsistent, follow);
    }

    /** What its parameters say of components. */
    public List<Parameter.Bound> bound() {
        return parameters.stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast)
                .toList();
    }

    /** The key that the user chose, {@code primary} or a name. */
    public record Via(Origin origin, String name) {}
}
