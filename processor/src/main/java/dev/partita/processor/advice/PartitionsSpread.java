package dev.partita.processor.advice;

import static dev.partita.processor.diagnostic.DesignError.KEY030;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Items that can be many lie in many partitions. A record of which there can only be a few, such as the settings of each
 * of five environments, needs none; nor does an index that is turned round and that nobody reads the record by.
 */
final class PartitionsSpread implements TableAdvice {

    private static final Set<Format.TemporalKind> DATES =
            EnumSet.of(Format.TemporalKind.YEAR, Format.TemporalKind.YEAR_MONTH, Format.TemporalKind.LOCAL_DATE);

    @Override
    public void check(Table table, List<PlannedRepository> repositories, Findings findings) {
        Uses uses = new Uses(repositories);
        TableKeys keys = new TableKeys(table);
        for (Item item : table.items()) {
            Stream<ItemKey> inIndexes = table.indexes().stream()
                    .filter(index -> isMeant(item, index, uses))
                    .flatMap(index -> keys.inIndex(item, index).stream());
            Stream.concat(keys.inTable(item).stream(), inIndexes)
                    .filter(PartitionsSpread::isCrowded)
                    .forEach(key -> report(key, findings));
        }
    }

    /** The partitions of a local index are those of the table. */
    private static boolean isMeant(Item item, Index index, Uses uses) {
        return !index.local() && (item.indexKey(index.name()).isPresent() || uses.isRead(item, index));
    }

    /** Whether many items share partitions of which there are few. */
    private static boolean isCrowded(ItemKey key) {
        List<Part.Slot> partition = key.key().partition().slots().toList();
        Stream<Part.Slot> identity = key.index().isPresent()
                ? key.item().primary().slots()
                : key.key().slots();
        return partition.stream().allMatch(s -> isOneOfFew(s.format()) || isDate(s.format()))
                && identity.anyMatch(s -> !isOneOfFew(s.format())
                        && partition.stream().noneMatch(p -> p.path().equals(s.path())));
    }

    private static boolean isOneOfFew(Format format) {
        return format instanceof Format.Names || format instanceof Format.Bool;
    }

    private static boolean isDate(Format format) {
        return format instanceof Format.Temporal temporal && DATES.contains(temporal.kind());
    }

    private static void report(ItemKey key, Findings findings) {
        String record = key.item().type().display();
        boolean global = key.index().isPresent();
        findings.add(
                KEY030,
                KeyPlace.partition(key),
                KeyPlace.name(key) + ": the partition " + key.key().partition().source() + " doesn't spread: "
                        + why(key)
                        + ".\n    A partition takes 1,000 writes (of 1 KB) and 3,000 reads (of 4 KB) a second,"
                        + " whatever the table is given"
                        + (global ? ", and a throttled index holds up the writes of the table." : "."),
                Shards.of(key),
                Silenced.on(record, KEY030, "if these items stay few, or are seldom written and read"));
    }

    private static String why(ItemKey key) {
        List<Part.Slot> slots = key.key().partition().slots().toList();
        String record = key.item().type().display();
        if (slots.isEmpty()) {
            return "it has no placeholder, so each " + record + " lies in this one partition";
        }
        return slots.stream().map(PartitionsSpread::values).collect(Collectors.joining(", "))
                + (slots.stream().anyMatch(s -> isDate(s.format()))
                        ? ", so all that is written in one period goes to one partition"
                        : ", so each " + record + " lies in one of so few partitions");
    }

    private static String values(Part.Slot slot) {
        if (slot.format() instanceof Format.Names names) {
            return slot.name() + " has " + names.names().size() + (names.names().size() == 1 ? " value" : " values");
        }
        return slot.name() + (isDate(slot.format()) ? " is a date" : " has 2 values");
    }
}
