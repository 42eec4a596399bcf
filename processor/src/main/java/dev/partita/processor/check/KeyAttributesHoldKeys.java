package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.NativeFormat;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A component that is stored under the name of a key attribute is that key, by type and value. */
final class KeyAttributesHoldKeys implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        for (Item item : table.items()) {
            for (Component component : item.components()) {
                if (!component.keyOnly()) {
                    ofTable(table, item, component, findings);
                    table.indexes().forEach(index -> ofIndex(table, item, component, index, findings));
                }
            }
        }
    }

    /** The key attributes of the table hold what the templates say, in each copy too. */
    private static void ofTable(Table table, Item item, Component component, Findings findings) {
        List<ItemKey> keys = new TableKeys(table).inTable(item);
        Stream<KeyTemplate> templates = component.attribute().equals(table.partitionKey())
                ? keys.stream().map(k -> k.key().partition())
                : table.sortKey().filter(component.attribute()::equals).isPresent()
                        ? keys.stream().flatMap(k -> k.key().sort().stream())
                        : Stream.empty();
        templates
                .filter(t -> !isItself(t, component))
                .findFirst()
                .ifPresent(t -> report(item, component, "which holds " + t.source(), findings));
    }

    private static void ofIndex(Table table, Item item, Component component, Index index, Findings findings) {
        boolean partition = component.attribute().equals(index.partitionKey());
        boolean sort = index.sortKey().filter(component.attribute()::equals).isPresent();
        if ((!partition && !sort) || isOfTable(table, component)) {
            return;
        }
        Optional<IndexKey> declared = item.indexKey(index.name());
        Optional<KeyTemplate> template = declared.flatMap(k -> partition ? k.partition() : k.sort());
        if (template.filter(t -> !isItself(t, component)).isPresent()) {
            report(item, component, "which holds " + template.get().source(), findings);
        } else if (template.isEmpty() && kind(component).isEmpty()) {
            report(item, component, "which can't be of its type", findings);
        } else if (declared.isEmpty()) {
            otherKind(table, component, index, partition)
                    .ifPresent(k -> report(
                            item,
                            component,
                            "which is a " + k.name().toLowerCase(java.util.Locale.ROOT) + " in the index "
                                    + index.name(),
                            findings));
        }
    }

    private static boolean isOfTable(Table table, Component component) {
        return component.attribute().equals(table.partitionKey())
                || table.sortKey().filter(component.attribute()::equals).isPresent();
    }

    /** The type that the key attribute has in records that are meant to be in the index, if it is another one. */
    private static Optional<KeyKind> otherKind(Table table, Component component, Index index, boolean partition) {
        return new TableKeys(table)
                .inIndex(index).stream()
                        .filter(k -> k.item().indexKey(index.name()).isPresent())
                        .flatMap(k -> partition ? Stream.of(k.key().partition()) : k.key().sort().stream())
                        .map(KeyTemplate::kind)
                        .filter(k -> !kind(component).equals(Optional.of(k)))
                        .findFirst();
    }

    private static Optional<KeyKind> kind(Component component) {
        return NativeFormat.template(component).map(KeyTemplate::kind);
    }

    /** Whether the template is the component alone, in the form in which its attribute is stored. */
    private static boolean isItself(KeyTemplate template, Component component) {
        return template.parts().size() == 1
                && template.parts().get(0) instanceof Part.Slot slot
                && slot.path().equals(List.of(component.name()))
                && NativeFormat.template(component)
                        .flatMap(t -> t.slots().findFirst())
                        .map(Part.Slot::format)
                        .filter(slot.format()::equals)
                        .isPresent();
    }

    private static void report(Item item, Component component, String what, Findings findings) {
        findings.add(
                DesignError.IDX002,
                component.origin(),
                item.type().display() + "." + component.name() + ": its attribute has the name of the key attribute "
                        + component.attribute() + ", " + what + ".",
                component.role() == Role.VALUE
                        ? new Fix[] {
                            Renamed.attribute(item, component), Fix.of("make it that key, {" + component.name() + "}")
                        }
                        : new Fix[] {Renamed.attribute(item, component)});
    }
}
