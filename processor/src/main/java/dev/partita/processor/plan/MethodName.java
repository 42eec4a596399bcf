package dev.partita.processor.plan;

import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import java.util.stream.Collectors;

/** How messages name a method. */
public final class MethodName {

    private MethodName() {}

    /** {@code Shop.openOrders(warehouse, page)}. */
    public static String of(Repository repository, ReadMethod method) {
        return Parameter.declared(method.parameters()).stream()
                .map(Parameter.Declared::name)
                .collect(Collectors.joining(", ", repository.type().simpleName() + "." + method.name() + "(", ")"));
    }

    /** {@code Shop.openOrders}, where text is pasted. */
    public static String place(Repository repository, ReadMethod method) {
        return repository.type().display() + "." + method.name();
    }
}
