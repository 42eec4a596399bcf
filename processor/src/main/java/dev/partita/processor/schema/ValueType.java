package dev.partita.processor.schema;

import java.util.List;
import java.util.Optional;

/** The type of a component or a parameter, as far as storing it goes. */
public sealed interface ValueType {

    /** The Java type that stands in the source, boxed or primitive as written. */
    JavaType javaType();

    /** This type, or what a record with one component counts as. */
    default ValueType unwrapped() {
        return this;
    }

    /** Whether values of the other type are stored as those of this one are. */
    default boolean isStoredAs(ValueType other) {
        ValueType one = unwrapped();
        ValueType another = other.unwrapped();
        if (one instanceof Scalar a && another instanceof Scalar b) {
            return a.kind() == b.kind();
        }
        if (one instanceof ListOf a && another instanceof ListOf b) {
            return a.element().isStoredAs(b.element());
        }
        if (one instanceof SetOf a && another instanceof SetOf b) {
            return a.element().isStoredAs(b.element());
        }
        if (one instanceof MapOf a && another instanceof MapOf b) {
            return a.value().isStoredAs(b.value());
        }
        return one.equals(another);
    }

    /** Whether it is stored as a text like any other. */
    default boolean isText() {
        return unwrapped() instanceof Scalar scalar && scalar.kind() == ScalarKind.STRING;
    }

    /** A type that Partita stores by itself. */
    record Scalar(ScalarKind kind, JavaType javaType) implements ValueType {}

    /** An enum; stored by {@code name()}. */
    record Enumeration(JavaType javaType, List<String> constants) implements ValueType {
        /** Copies the list. */
        public Enumeration {
            constants = List.copyOf(constants);
        }
    }

    /** A record with one component, which counts as that component. */
    record Single(JavaType javaType, String accessor, ValueType value) implements ValueType {
        @Override
        public ValueType unwrapped() {
            return value.unwrapped();
        }
    }

    /** A {@code List}. */
    record ListOf(JavaType javaType, ValueType element) implements ValueType {}

    /** A {@code Set}: of texts, numbers or binary values, as its element is stored. */
    record SetOf(JavaType javaType, ValueType element) implements ValueType {}

    /** A {@code Map<String, T>}. */
    record MapOf(JavaType javaType, ValueType value) implements ValueType {}

    /** An {@code @Embedded} record, stored by the codec of its own that stands in its package. */
    record Embedded(JavaType javaType, JavaType codec) implements ValueType {}

    /** A type with converters of the user's. */
    record Converted(JavaType javaType, Optional<ConvertedKey> key, Optional<ConvertedAttribute> attribute)
            implements ValueType {}

    /** A {@code KeyConverter} with what its {@code @KeyText} declares. */
    record ConvertedKey(JavaType converter, boolean ordered, int width) {}

    /** An {@code AttributeConverter} with the type it stores. */
    record ConvertedAttribute(JavaType converter, JavaType stored) {}
}
