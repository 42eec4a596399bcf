package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.List;

/**
 * Writes expressions for what a path into a record ends at.
 *
 * @param item the record
 * @param variable the variable that holds it
 */
record SlotAccess(Item item, String variable) {

    /** The value of a placeholder that never lacks one. */
    CodeBlock value(Part.Slot slot) {
        return value(slot.path());
    }

    /** The value of a path that never lacks one. */
    CodeBlock value(List<String> path) {
        Component first = item.component(path.get(0)).orElseThrow();
        CodeBlock value = CodeBlock.of("$N.$N()", variable, first.name());
        if (path.size() > 1) {
            value = KeyTextCode.unwrapped(first.type(), value);
        }
        for (String name : path.subList(1, path.size())) {
            value = CodeBlock.of("$L.$N()", value, name);
        }
        return value;
    }

    /** The value of a placeholder, or null. */
    CodeBlock valueOrNull(List<String> path) {
        Component first = item.component(path.get(0)).orElseThrow();
        CodeBlock value = CodeBlock.of("$N.$N()", variable, first.name());
        return first.presence() == Presence.OPTIONAL ? CodeBlock.of("$L.orElse(null)", value) : value;
    }

    /**
     * Adds statements that leave the method unless a nullable placeholder has a value.
     *
     * @param method the method
     * @param slot the placeholder
     * @param names for local variables
     * @return the variable that has it then
     */
    CodeBlock guarded(MethodSpec.Builder method, Part.Slot slot, NameAllocator names) {
        Component first = item.component(slot.path().get(0)).orElseThrow();
        CodeBlock value = valueOrNull(slot.path());
        ValueType type = first.type();
        String local = names.newName(first.name());
        TypeName declared = TypeNames.boxed(type.javaType());
        method.addStatement("$T $N = $L", declared, local, value);
        leaveIfNull(method, local);
        CodeBlock current = CodeBlock.of("$N", local);
        if (slot.path().size() > 1) {
            current = KeyTextCode.unwrapped(type, current);
        }
        for (String name : slot.path().subList(1, slot.path().size())) {
            local = names.newName(name);
            method.addStatement("var $N = $T.orNull($L.$N())", local, ATTRIBUTES, current, name);
            leaveIfNull(method, local);
            current = CodeBlock.of("$N", local);
        }
        return current;
    }

    private static void leaveIfNull(MethodSpec.Builder method, String local) {
        method.beginControlFlow("if ($N == null)", local);
        method.addStatement("return");
        method.endControlFlow();
    }
}
