package dev.partita.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.JavaType;
import java.util.Map;

/** Java types of the schema as types in generated code. */
final class TypeNames {

    private static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

    private static final Map<String, TypeName> PRIMITIVES = Map.of(
            "boolean", TypeName.BOOLEAN,
            "byte", TypeName.BYTE,
            "short", TypeName.SHORT,
            "int", TypeName.INT,
            "long", TypeName.LONG,
            "char", TypeName.CHAR,
            "float", TypeName.FLOAT,
            "double", TypeName.DOUBLE,
            "void", TypeName.VOID);

    private TypeNames() {}

    /** The type with its arguments and dimensions. */
    static TypeName of(JavaType type) {
        TypeName name = withArguments(type);
        for (int i = 0; i < type.dimensions(); i++) {
            name = ArrayTypeName.of(name);
        }
        return name;
    }

    /** The class, without arguments and dimensions. */
    static ClassName raw(JavaType type) {
        String[] inner = type.names().subList(1, type.names().size()).toArray(String[]::new);
        return ClassName.get(type.packageName(), type.names().get(0), inner);
    }

    /** The type, or the class that a primitive one is boxed to. */
    static TypeName boxed(JavaType type) {
        return of(type).box();
    }

    /** The type, marked {@code @Nullable}; a primitive one is boxed. */
    static TypeName nullable(TypeName type) {
        return type.box().annotated(AnnotationSpec.builder(NULLABLE).build());
    }

    /** Whether it is a primitive type. */
    static boolean isPrimitive(JavaType type) {
        return type.dimensions() == 0
                && type.packageName().isEmpty()
                && type.names().size() == 1
                && PRIMITIVES.containsKey(type.simpleName());
    }

    private static TypeName withArguments(JavaType type) {
        TypeName primitive = type.packageName().isEmpty() ? PRIMITIVES.get(type.simpleName()) : null;
        if (primitive != null && type.names().size() == 1) {
            return primitive;
        }
        if (type.arguments().isEmpty()) {
            return raw(type);
        }
        TypeName[] arguments = type.arguments().stream().map(TypeNames::boxed).toArray(TypeName[]::new);
        return ParameterizedTypeName.get(raw(type), arguments);
    }
}
