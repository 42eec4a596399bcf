package dev.partita.processor.read;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the components that writes name, with the attributes that hold them.
 *
 * @param embedded the components of an {@code @Embedded} record, if it is sound
 */
record PlaceReader(Function<JavaType, Optional<List<Component>>> embedded) {

    /** The place, if the path leads to a component. */
    Optional<WriteAction.Place> find(Item item, List<String> path) {
        List<Component> known = item.components();
        List<String> attributes = new ArrayList<>();
        boolean nullable = false;
        for (int at = 0; ; at++) {
            String name = path.get(at);
            Optional<Component> found =
                    known.stream().filter(c -> c.name().equals(name)).findFirst();
            if (found.isEmpty()) {
                return Optional.empty();
            }
            Component component = found.get();
            attributes.add(component.attribute());
            nullable = component.presence() != Presence.REQUIRED;
            if (at == path.size() - 1) {
                return Optional.of(new WriteAction.Place(path, attributes, component.type(), nullable));
            }
            known = inside(component.type());
        }
    }

    private List<Component> inside(ValueType type) {
        return type.unwrapped() instanceof ValueType.Embedded inner
                ? embedded.apply(inner.javaType()).orElse(List.of())
                : List.of();
    }
}
