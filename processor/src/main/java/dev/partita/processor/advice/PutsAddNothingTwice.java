package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.WRI005;

import dev.partita.When;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two things can happen at one moment: where a key ends in a time, the later put silently replaces the earlier item. A
 * date is another matter, since a key that ends in one holds what there is once a day.
 */
final class PutsAddNothingTwice implements MethodAdvice {

    private static final Set<Format.TemporalKind> MOMENTS = EnumSet.of(
            Format.TemporalKind.LOCAL_TIME, Format.TemporalKind.LOCAL_DATE_TIME, Format.TemporalKind.INSTANT);

    @Override
    public void check(Table table, PlannedRepository repository, Findings findings) {
        for (WriteMethod write : repository.repository().writes()) {
            boolean single = write.form() == WriteMethod.Form.SINGLE;
            if (single && write.action() instanceof WriteAction.Put put && isBlind(put)) {
                table.item(put.item())
                        .filter(item -> item.version().isEmpty())
                        .ifPresent(item ->
                                moment(item).ifPresent(slot -> report(repository, write, item, slot, findings)));
            }
        }
    }

    private static boolean isBlind(WriteAction.Put put) {
        return put.when() == When.ALWAYS && put.before().isEmpty();
    }

    /** The last placeholder of the primary key, if it is a time. */
    private static Optional<Part.Slot> moment(Item item) {
        List<Part.Slot> slots = item.primary().slots().toList();
        return slots.isEmpty()
                ? Optional.empty()
                : Optional.of(slots.get(slots.size() - 1))
                        .filter(s ->
                                s.format() instanceof Format.Temporal temporal && MOMENTS.contains(temporal.kind()));
    }

    private static void report(
            PlannedRepository repository, WriteMethod put, Item item, Part.Slot slot, Findings findings) {
        String place = repository.repository().type().display() + "." + put.name();
        String record = item.type().display();
        findings.add(
                WRI005,
                put.origin(),
                place + ": two items of " + record + " with one " + slot.name()
                        + " have one key, so the later put replaces the earlier item.",
                Fix.of("refuse the second", Edit.on(place, "@Put(when = When.ABSENT)")),
                Fix.of("end the key in what tells them apart, as in \"…{" + slot.name() + "}" + item.delimiter()
                        + "{id}\""),
                Silenced.on(place, WRI005, "if there is never more than one at a time"));
    }
}
