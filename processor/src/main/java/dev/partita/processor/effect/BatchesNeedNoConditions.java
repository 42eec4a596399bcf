package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI008;

import dev.partita.When;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.Optional;
import java.util.stream.Collectors;

/** Batches have neither conditions nor transactions, so they don't write records that need them. */
final class BatchesNeedNoConditions {

    private BatchesNeedNoConditions() {}

    static void check(String place, Item item, WriteMethod method, Findings findings) {
        reason(item)
                .ifPresent(reason -> findings.add(
                        WRI008,
                        method.origin(),
                        place + ": " + item.type().display() + " " + reason
                                + "; batches have neither conditions nor transactions.",
                        fix(place, item, method)));
    }

    /** One transaction; a put that would not know what it replaces is of new items only. */
    private static Fix fix(String place, Item item, WriteMethod method) {
        Edit batch = Edit.remove(place, "@Batch");
        boolean blind = method.action() instanceof WriteAction.Put put
                && put.when() != When.ABSENT
                && item.version().isEmpty()
                && !Wandering.of(item).isEmpty();
        if (method.action() instanceof WriteAction.Put && item.version().isPresent()) {
            return Fix.of(
                    "write the list in one transaction, of up to 100 actions, and return it with its new versions",
                    batch,
                    returningTheList(place, item, method));
        }
        return blind
                ? Fix.of(
                        "write new items in one transaction, of up to 100 actions with copies and claims",
                        batch,
                        Edit.on(place, "@Put(…, when = When.ABSENT)"))
                : Fix.of("write the list in one transaction, of up to 100 actions with its copies and claims", batch);
    }

    private static Edit returningTheList(String place, Item item, WriteMethod method) {
        String list = "List<" + item.type().display() + ">";
        String parameter = method.parameters().get(0).name();
        return Edit.in(
                place.substring(0, place.lastIndexOf('.')),
                list + " " + method.name() + "(" + list + " " + parameter + ")");
    }

    /** What the record has that batches can't keep. */
    private static Optional<String> reason(Item item) {
        if (!item.copies().isEmpty()) {
            String names = item.copies().stream().map(CopyKey::name).collect(Collectors.joining(", "));
            return Optional.of("has the copy " + names + ", which is written in one transaction with its item");
        }
        if (!item.claims().isEmpty()) {
            return Optional.of(
                    "claims " + item.claims().get(0).key().partition().source() + ", on the condition that it is free");
        }
        return item.version().map(v -> "has the version " + v.name() + ", by which each write expects the one before");
    }
}
