package dev.partita.processor.plan;

import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ValueType;

/** Which parameters can hold the values of which components. */
final class ParameterTypes {

    private ParameterTypes() {}

    /** Whether the parameter has the component's type, boxed or not, or that of a record's single component. */
    static boolean fits(ValueType component, Bound parameter) {
        return same(component, parameter.type())
                || (component instanceof ValueType.Single single && fits(single.value(), parameter));
    }

    private static boolean same(ValueType a, ValueType b) {
        if (a instanceof ValueType.Scalar one && b instanceof ValueType.Scalar other) {
            return one.kind().value() == other.kind().value();
        }
        return a.javaType().equals(b.javaType());
    }
}
