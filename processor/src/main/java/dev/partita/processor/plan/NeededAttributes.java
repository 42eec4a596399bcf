package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which attributes a result is made from. */
final class NeededAttributes {

    private final Table table;
    private final ReadMethod method;

    NeededAttributes(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
    }

    /**
     * What the result reads of a record beside its key; what the key can be read back into counts as its part. Whether an
     * item has expired is looked at whatever is read.
     */
    Set<String> of(Source source) {
        Set<String> attributes = new LinkedHashSet<>();
        table.typeAttribute().ifPresent(attributes::add);
        source.item().expiry().map(Component::attribute).ifPresent(attributes::add);
        components(source.item())
                .filter(c -> !isRead(c, source.key()))
                .map(Component::attribute)
                .forEach(attributes::add);
        return attributes;
    }

    /** The attributes to ask for, if not all. */
    Optional<List<String>> projection(List<Source> sources) {
        if (!isKeysAlone() && method.result().wanted().view().isEmpty()) {
            return Optional.empty();
        }
        Set<String> attributes = new LinkedHashSet<>();
        attributes.add(table.partitionKey());
        table.sortKey().ifPresent(attributes::add);
        sources.forEach(s -> attributes.addAll(of(s)));
        return Optional.of(List.copyOf(attributes));
    }

    /** Whether items are only recognised, not read. */
    private boolean isKeysAlone() {
        Form form = method.result().form();
        return form == Form.EXISTS || form == Form.COUNT;
    }

    private Stream<Component> components(Item item) {
        if (isKeysAlone()) {
            return Stream.empty();
        }
        Optional<Wanted.View> view = method.result().wanted().view();
        return view.isPresent()
                ? view.get().components().stream().flatMap(c -> item.component(c.name()).stream())
                : item.components().stream();
    }

    /** Whether the component's value comes out of the key, which a folded text doesn't. */
    private static boolean isRead(Component component, Key key) {
        return key.slots()
                .filter(slot -> slot.path().equals(List.of(component.name())))
                .map(Part.Slot::format)
                .anyMatch(f -> !(f instanceof Format.Text text) || text.fold() == Format.Fold.NONE);
    }
}
