package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT007;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** No two components of a record are stored in one attribute. */
final class AttributesAreDistinct implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        check(item.type().display(), item.components(), findings);
    }

    /** The same, for a record inside items. */
    static void check(EmbeddedRecord record, Findings findings) {
        check(record.type().display(), record.components(), findings);
    }

    private static void check(String record, List<Component> components, Findings findings) {
        Map<String, Component> owners = new HashMap<>();
        for (Component component : components) {
            if (component.keyOnly()) {
                continue;
            }
            Component owner = owners.putIfAbsent(component.attribute(), component);
            if (owner != null) {
                findings.add(
                        ATT007,
                        component.origin(),
                        record + "." + component.name() + ": its attribute \"" + component.attribute()
                                + "\" is that of " + owner.name() + " as well, so each would overwrite the other.",
                        Fix.of(
                                "give it a name of its own",
                                Edit.on(
                                        record + "." + component.name(),
                                        "@Attribute(\"" + free(component, components) + "\")")));
            }
        }
    }

    /** Its own name, or one like it, that no attribute has. */
    private static String free(Component component, List<Component> components) {
        String name = component.name();
        while (isTaken(name, components)) {
            name += "2";
        }
        return name;
    }

    private static boolean isTaken(String name, List<Component> components) {
        return components.stream().anyMatch(c -> c.attribute().equals(name));
    }
}
