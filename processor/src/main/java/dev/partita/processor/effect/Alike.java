package dev.partita.processor.effect;

import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** How the types of given values and of components go together. */
final class Alike {

    /** Those whose attributes are in the order of their values. */
    private static final Set<ScalarKind> ORDERED_TEXTS = EnumSet.of(
            ScalarKind.STRING,
            ScalarKind.CHAR,
            ScalarKind.LOCAL_DATE,
            ScalarKind.YEAR_MONTH,
            ScalarKind.YEAR,
            ScalarKind.LOCAL_TIME,
            ScalarKind.LOCAL_DATE_TIME,
            ScalarKind.INSTANT,
            ScalarKind.BYTES,
            ScalarKind.SDK_BYTES);

    private static final Map<String, String> BOXES = Map.of(
            "boolean", "Boolean",
            "byte", "Byte",
            "short", "Short",
            "int", "Integer",
            "long", "Long",
            "char", "Character",
            "float", "Float",
            "double", "Double");

    private Alike() {}

    /** Whether the service can add to it. */
    static boolean isNumber(ValueType type) {
        return type instanceof ValueType.Scalar scalar
                && scalar.kind().isNumber()
                && scalar.kind() != ScalarKind.EPOCH_SECOND;
    }

    /** Whether the service compares stored values as Java compares them. */
    static boolean isOrdered(ValueType type) {
        return type instanceof ValueType.Scalar scalar
                && (scalar.kind().isNumber() || ORDERED_TEXTS.contains(scalar.kind()));
    }

    /** The name of the class that a primitive type is boxed to, or the type's own. */
    static String boxed(String type) {
        return BOXES.getOrDefault(type, type);
    }
}
