package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI030;
import static dev.partita.processor.diagnostic.DesignError.WRI032;

import dev.partita.Comparison;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Kind;
import java.util.List;

/** A write by key expects the version, and lets it be counted. Adding to numbers and sets goes with any version. */
final class VersionsAreKept {

    private final String place;
    private final Item item;
    private final Component version;

    private VersionsAreKept(String place, Item item, Component version) {
        this.place = place;
        this.item = item;
        this.version = version;
    }

    static void check(String place, Item item, WriteAction action, Findings findings) {
        item.version().ifPresent(v -> new VersionsAreKept(place, item, v).check(action, findings));
    }

    private void check(WriteAction action, Findings findings) {
        if (action instanceof WriteAction.Update update) {
            isCounted(update, findings);
            areEqual(update.place(), update.expected(), findings);
            boolean adds = update.changes().stream().allMatch(c -> c.kind() == Kind.ADD);
            if (!adds && !isExpected(update.expected())) {
                findings.add(WRI030, update.origin(), text(update.place(), "an update"), expecting(update.place()));
            }
        } else if (action instanceof WriteAction.Delete delete
                && delete.target() instanceof WriteAction.Target.OfKey key) {
            areEqual(place, delete.expected(), findings);
            if (!isExpected(delete.expected())) {
                // a key that is given as a record takes no further component
                boolean spoken = key.key().stream().anyMatch(k -> k.name().indexOf('.') >= 0);
                findings.add(
                        WRI030,
                        delete.origin(),
                        text(place, "a delete by key"),
                        spoken ? byRecord() : expecting(place));
            }
        } else if (action instanceof WriteAction.Check check) {
            areEqual(place, check.expected(), findings);
        }
    }

    private boolean isExpected(List<WriteAction.Expectation> expected) {
        return expected.stream().anyMatch(e -> e.place().path().equals(path()));
    }

    private List<String> path() {
        return List.of(version.name());
    }

    private String text(String write, String what) {
        return write + ": " + what + " of " + item.type().display() + " has to expect its version, or it undoes what"
                + " somebody else wrote in between; found no @Expect for " + version.name() + ".";
    }

    private Fix expecting(String write) {
        ScalarKind kind = ((ValueType.Scalar) version.type()).kind();
        String type = kind == ScalarKind.INT ? "int" : "long";
        return Fix.of(
                "give the version that was read",
                Edit.in(write, Repairs.parameter("@Expect", List.of(version.name()), type, false)));
    }

    private Fix byRecord() {
        return Fix.of("delete the record as it was read: @Delete " + item.type().display() + " item");
    }

    private void isCounted(WriteAction.Update update, Findings findings) {
        update.changes().stream()
                .filter(c -> c.place().path().equals(path()))
                .forEach(c -> findings.add(
                        WRI032,
                        c.value().origin(),
                        update.place() + ", " + last(c.value()) + ": each write raises the version "
                                + item.type().display() + "." + version.name() + " by one; it can't be set.",
                        remove(update, c.value())));
    }

    private void areEqual(String where, List<WriteAction.Expectation> expected, Findings findings) {
        expected.stream()
                .filter(e -> e.place().path().equals(path()) && e.comparison() != Comparison.EQUAL)
                .forEach(e -> findings.add(
                        WRI032,
                        e.value().origin(),
                        where + ", " + last(e.value()) + ": the version "
                                + item.type().display() + "." + version.name()
                                + " is expected as it was read; expected EQUAL, found " + e.comparison() + ".",
                        Fix.of("expect it as it is: @Expect(\"" + version.name()
                                + "\"), where 0 is an item without one")));
    }

    private static Fix remove(WriteAction.Update update, Parameter.Bound value) {
        return Fix.of(
                "let it be counted",
                Edit.remove(update.place(), value.javaType().display() + " " + last(value)));
    }

    /** The name of a parameter, or of a component of a change record. */
    private static String last(Parameter.Bound value) {
        return value.name().substring(value.name().lastIndexOf('.') + 1);
    }
}
