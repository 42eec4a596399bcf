package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT009;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/** A component without an attribute is read from the primary key, so it has to be there, as it is. */
final class KeyOnlyIsReadable implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        for (Component component : item.components()) {
            if (component.keyOnly()) {
                problem(component, item)
                        .ifPresent(p -> findings.add(
                                ATT009,
                                component.origin(),
                                place(component, item) + ": " + p,
                                Fix.of("store it", Edit.remove(place(component, item), "@KeyOnly"))));
            }
        }
    }

    private static Optional<String> problem(Component component, Item item) {
        List<Part.Slot> slots = item.primary()
                .slots()
                .filter(s -> s.path().equals(List.of(component.name())))
                .toList();
        if (slots.isEmpty()) {
            return Optional.of("it is @KeyOnly, but " + keys(item) + " has no {" + component.name()
                    + "}, so its value would be lost.");
        }
        if (slots.stream().allMatch(KeyOnlyIsReadable::isFolded)) {
            return Optional.of("it is @KeyOnly, but " + keys(item)
                    + " holds it in one letter case only, so its value would be lost.");
        }
        return component.defaultValue().isPresent()
                ? Optional.of("it is @KeyOnly, and a key always has a value, so @Default has no meaning.")
                : Optional.empty();
    }

    private static String place(Component component, Item item) {
        return item.type().display() + "." + component.name();
    }

    private static String keys(Item item) {
        return "the primary key " + item.primary().source();
    }

    private static boolean isFolded(Part.Slot slot) {
        return slot.format() instanceof Format.Text text && text.fold() != Format.Fold.NONE;
    }
}
