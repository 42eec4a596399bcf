package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.Optional;
import java.util.Set;

/**
 * Writes what stores components in attributes and reads them from there. What has no value, be it null, an empty {@code
 * Optional} or an empty set, has no attribute.
 *
 * @param codec the class in which it stands
 * @param record the record as messages name it
 */
record ComponentCode(CodecClass codec, String record) {

    /** Record and component, for messages. */
    CodeBlock where(Component component) {
        return CodeBlock.of("$S", record + "." + component.name());
    }

    /**
     * Adds statements that put a component into {@code item}.
     *
     * @param method the method
     * @param value the record's variable
     * @param component the component
     * @param names for a local variable
     */
    void put(MethodSpec.Builder method, String value, Component component, NameAllocator names) {
        CodeBlock accessor = CodeBlock.of("$N.$N()", value, component.name());
        if (component.presence() != Presence.REQUIRED) {
            putIfPresent(method, accessor, component, names.newName(component.name()));
        } else if (isSet(component.type())) {
            CodeBlock set = KeyTextCode.unwrapped(component.type(), accessor);
            method.beginControlFlow("if (!$L.isEmpty())", set);
            put(method, component, accessor);
            method.endControlFlow();
        } else {
            put(method, component, accessor);
        }
    }

    private void putIfPresent(MethodSpec.Builder method, CodeBlock accessor, Component component, String local) {
        CodeBlock orNull = component.presence() == Presence.OPTIONAL ? CodeBlock.of(".orElse(null)") : CodeBlock.of("");
        method.addStatement("$T $N = $L$L", TypeNames.boxed(component.type().javaType()), local, accessor, orNull);
        CodeBlock value = CodeBlock.of("$N", local);
        method.beginControlFlow("if ($L)", AttributeWriteCode.hasValue(component.type(), value));
        put(method, component, value);
        method.endControlFlow();
    }

    private void put(MethodSpec.Builder method, Component component, CodeBlock value) {
        boolean present = component.presence() != Presence.REQUIRED;
        CodeBlock attribute =
                new AttributeWriteCode(codec, present).attribute(component.type(), value, where(component));
        method.addStatement("item.put($S, $L)", component.attribute(), attribute);
    }

    /** The attribute of a component that always has a value. */
    CodeBlock attribute(Component component, CodeBlock value) {
        return new AttributeWriteCode(codec).attribute(component.type(), value, where(component));
    }

    /** The component's value, read by {@code in}. */
    CodeBlock read(Component component) {
        AttributeReadCode code = new AttributeReadCode(codec);
        Optional<CodeBlock> otherwise = otherwise(component);
        if (otherwise.isEmpty()) {
            return code.value(component.type(), CodeBlock.of("in.at($L)", attributeName(component)));
        }
        CodeBlock value = code.value(component.type(), CodeBlock.of("in"));
        CodeBlock present =
                component.presence() == Presence.OPTIONAL ? CodeBlock.of("$T.of($L)", Optional.class, value) : value;
        return CodeBlock.of("in.has($L) ? $L : $L", attributeName(component), present, otherwise.get());
    }

    /** What a component is without an attribute, if it may be without. */
    private Optional<CodeBlock> otherwise(Component component) {
        return switch (component.presence()) {
            case OPTIONAL -> Optional.of(CodeBlock.of("$T.empty()", Optional.class));
            case NULLABLE -> Optional.of(CodeBlock.of("null"));
            case REQUIRED ->
                component
                        .defaultValue()
                        .map(text -> new DefaultCode(codec).value(component.name(), component.type(), text))
                        .or(() -> isSet(component.type()) ? Optional.of(emptySet(component.type())) : Optional.empty());
        };
    }

    private static CodeBlock emptySet(ValueType type) {
        return type instanceof ValueType.Single single
                ? CodeBlock.of("new $T($L)", TypeNames.of(single.javaType()), emptySet(single.value()))
                : CodeBlock.of("$T.of()", Set.class);
    }

    private static boolean isSet(ValueType type) {
        return type.unwrapped() instanceof ValueType.SetOf;
    }

    private static CodeBlock attributeName(Component component) {
        return component.attribute().equals(component.name())
                ? CodeBlock.of("$S", component.name())
                : CodeBlock.of("$S, $S", component.attribute(), component.name());
    }
}
