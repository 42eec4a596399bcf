package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI025;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import java.util.List;
import java.util.stream.Collectors;

/** An item that an update makes has everything that it must have, and nothing beside it that would have to be made too. */
final class UpsertsAreWhole implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        WriteAction.Update update = effect.update();
        if (!update.upsert()) {
            return;
        }
        String record = effect.item().type().display();
        if (!effect.item().copies().isEmpty() || !effect.item().claims().isEmpty()) {
            findings.add(
                    WRI025,
                    update.origin(),
                    update.place() + ": " + record
                            + " has copies or claims, which an upsert would have to make without knowing all"
                            + " of what they hold.",
                    Fix.of("write @Put void save(" + record + " item)"));
            return;
        }
        List<Component> lacking = effect.item().components().stream()
                .filter(c -> !mayLack(effect.item(), c.name()) && !isGiven(effect, c))
                .toList();
        if (!lacking.isEmpty()) {
            String names = lacking.stream().map(Component::name).collect(Collectors.joining(" and "));
            findings.add(
                    WRI025,
                    update.origin(),
                    update.place() + ": where there is no item it makes one without " + names + ", and " + record
                            + " always has " + (lacking.size() == 1 ? "it" : "them") + ".",
                    Fix.of(
                            "give " + (lacking.size() == 1 ? "it" : "them") + " a value",
                            lacking.stream()
                                    .map(c -> Edit.in(
                                            update.place(),
                                            Repairs.parameter(
                                                    "@Assign",
                                                    List.of(c.name()),
                                                    c.type().javaType().display(),
                                                    false)))
                                    .toArray(Edit[]::new)),
                    Fix.of("update only what is there", Edit.remove(update.place(), "upsert = true")));
        }
    }

    /** Whether a component may be without an attribute: it lacks a value, has a default, or is a set. */
    static boolean mayLack(Item item, String component) {
        return item.component(component)
                .map(c -> c.presence() != Presence.REQUIRED
                        || c.defaultValue().isPresent()
                        || c.type().unwrapped() instanceof ValueType.SetOf)
                .orElse(true);
    }

    /** Whether it is in the key, or gets a value. */
    private static boolean isGiven(UpdateEffect effect, Component component) {
        List<String> path = List.of(component.name());
        return KeyPaths.of(effect.item().primary()).contains(path)
                || effect.update().changes().stream()
                        .anyMatch(c -> c.place().path().equals(path)
                                && c.holding() == WriteAction.Holding.VALUE
                                && c.kind() != WriteAction.Kind.REMOVE);
    }
}
