package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
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
}
