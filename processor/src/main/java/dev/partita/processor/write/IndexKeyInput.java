package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value that decides a record's key in an index: a placeholder, or what its condition looks at.
 *
 * @param path the way to it in the record
 * @param type its type; none for what only a condition looks at inside an embedded record
 * @param nullable whether it may lack
 * @param inKey whether the key holds it
 */
record IndexKeyInput(List<String> path, Optional<ValueType> type, boolean nullable, boolean inKey) {

    /** Those of an index key, each once: its placeholders in their order, then what else its condition looks at. */
    static List<IndexKeyInput> of(Item item, IndexKey index) {
        Map<List<String>, IndexKeyInput> inputs = new LinkedHashMap<>();
        index.slots().forEach(slot -> inputs.putIfAbsent(slot.path(), of(slot)));
        index.when()
                .ifPresent(when ->
                        when.terms().forEach(term -> inputs.computeIfAbsent(term.path(), path -> of(item, path))));
        return new ArrayList<>(inputs.values());
    }

    /** A placeholder. */
    static IndexKeyInput of(Part.Slot slot) {
        return new IndexKeyInput(slot.path(), Optional.of(slot.type()), slot.nullable(), true);
    }

    private static IndexKeyInput of(Item item, List<String> path) {
        Component component = item.component(path.get(0)).orElseThrow();
        return path.size() > 1
                ? new IndexKeyInput(path, Optional.empty(), true, false)
                : new IndexKeyInput(
                        path, Optional.of(component.type()), component.presence() != Presence.REQUIRED, false);
    }

    /** Its type as a parameter. */
    TypeName typeName() {
        TypeName name = type.map(t -> TypeNames.of(t.javaType())).orElse(ClassName.get(Object.class));
        return nullable ? TypeNames.nullable(name) : name;
    }
}
