package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI004;

import dev.partita.When;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Target;
import java.util.List;

/**
 * A put or delete that replaces or removes something knows where the copies and claims of it are. A deleted record tells
 * itself what was stored; a put tells what will be.
 *
 * @param place the method as messages name it
 * @param item the record that is written
 * @param alone whether it is all that the method does, so that its annotation stands there
 */
record WritesVouch(String place, Item item, boolean alone) {

    /** Adds what is wrong with a put. */
    void check(WriteAction.Put put, Findings findings) {
        boolean vouched = put.when() == When.ABSENT
                || put.before().isPresent()
                || item.version().isPresent();
        if (!vouched) {
            Wandering.of(item).stream()
                    .findFirst()
                    .ifPresent(w -> findings.add(WRI004, put.origin(), text(w), fixes()));
        }
    }

    private Fix[] fixes() {
        String record = item.type().display();
        return alone
                ? new Fix[] {
                    Fix.of(
                            "give the record as it was read as well, so that what it held can be removed",
                            Edit.in(place, "@Expect " + record + " before")),
                    Fix.of("store new items only", Edit.on(place, "@Put(…, when = When.ABSENT)"))
                }
                : new Fix[] {Fix.of("store new items only: @Put(when = ABSENT)")};
    }

    /** Adds what is wrong with a delete. */
    void check(WriteAction.Delete delete, Findings findings) {
        if (!(delete.target() instanceof Target.OfKey)) {
            return;
        }
        for (Wandering wandering : Wandering.of(item)) {
            List<Part.Slot> unknown = wandering
                    .key()
                    .slots()
                    .filter(s -> !item.primary().says(s) && !isExpected(delete, s))
                    .toList();
            if (!unknown.isEmpty()) {
                findings.add(WRI004, delete.origin(), text(wandering), fixes(unknown));
                return;
            }
        }
    }

    private static boolean isExpected(WriteAction.Delete delete, Part.Slot slot) {
        return new Known(List.of(), List.of(), delete.expected())
                .before(slot.path())
                .isPresent();
    }

    private Fix[] fixes(List<Part.Slot> unknown) {
        String record = item.type().display();
        Fix whole =
                Fix.of("delete it by a record, which tells what is stored: @Delete void remove(" + record + " item)");
        Edit[] edits = unknown.stream()
                .map(slot -> Edit.in(place, Repairs.expected(slot)))
                .distinct()
                .toArray(Edit[]::new);
        return alone
                ? new Fix[] {Fix.of("say what is stored, which becomes a condition", edits), whole}
                : new Fix[] {whole};
    }

    private String text(Wandering wandering) {
        String template = wandering.key().source();
        return place + ": the key of the " + wandering.name() + ", " + template
                + ", isn't determined by the primary key, so that of what was stored before would stay behind.";
    }
}
