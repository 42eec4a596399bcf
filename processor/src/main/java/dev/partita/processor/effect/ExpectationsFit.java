package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI028;

import dev.partita.Comparison;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Expectation;
import dev.partita.processor.schema.WriteAction.Holding;
import java.util.List;
import java.util.Optional;

/** An expectation compares a component with a value of its type, in a way that has a meaning. */
final class ExpectationsFit {

    private final String place;
    private final Item item;
    private final List<WriteAction.Change> changes;

    /**
     * The rule for one write.
     *
     * @param place what messages call it
     * @param item the record that it writes
     * @param changes what it changes
     */
    ExpectationsFit(String place, Item item, List<WriteAction.Change> changes) {
        this.place = place;
        this.item = item;
        this.changes = changes;
    }

    /** Adds what is wrong. */
    void check(List<Expectation> all, Findings findings) {
        for (Expectation expected : all) {
            problem(expected)
                    .ifPresent(p -> findings.add(
                            WRI028,
                            expected.value().origin(),
                            place + ", " + expected.value().name() + ": " + p.text(),
                            p.fix()));
        }
    }

    private record Problem(String text, Fix fix) {}

    private Optional<Problem> problem(Expectation expected) {
        WriteAction.Place stored = expected.place();
        String component = item.type().display() + "." + stored.name();
        String type = stored.type().javaType().display();
        if (KeyPaths.of(item.primary()).contains(stored.path())) {
            return Optional.of(new Problem(
                    component + " is part of the primary key, by which the item is found; there is nothing more to"
                            + " expect of it.",
                    Fix.of(
                            "leave it a parameter of the key",
                            Edit.remove(Repairs.place(place, expected.value()), "@Expect"))));
        }
        if (!stored.type().isStoredAs(expected.value().type())) {
            return Optional.of(new Problem(
                    component + " is " + type + ", and this is "
                            + expected.value().javaType().display() + ".",
                    Repairs.typed(place, expected.value(), type)));
        }
        boolean assigned = changes.stream()
                .anyMatch(c -> c.value().name().equals(expected.value().name()));
        if (expected.comparison() == Comparison.MISSING && !assigned) {
            return Optional.of(new Problem(
                    "that a component is missing needs no value, and this is one.",
                    Fix.of("write it beside @Assign, on the value that it gets: @Assign(\"" + stored.name()
                            + "\") @Expect(value = \"" + stored.name() + "\", is = MISSING)")));
        }
        if (expected.comparison() == Comparison.EQUAL && assigned) {
            return Optional.of(new Problem(
                    "what is expected is what is assigned, so that nothing would change.",
                    Fix.of("expect a value of its own: another parameter with @Expect(\"" + stored.name() + "\")")));
        }
        boolean ordered = expected.comparison() == Comparison.GREATER || expected.comparison() == Comparison.LESS;
        if (ordered && (!Alike.isOrdered(stored.type().unwrapped()) || expected.holding() != Holding.VALUE)) {
            return Optional.of(new Problem(
                    component + " is " + expected.value().javaType().display()
                            + ", of which no value is greater or less than another.",
                    Fix.of(
                            "expect it to be equal",
                            Edit.on(Repairs.place(place, expected.value()), "@Expect(\"" + stored.name() + "\")"))));
        }
        return expected.holding() == Holding.PATCH
                ? Optional.of(new Problem(
                        "a Patch is no value to compare with.", Repairs.typed(place, expected.value(), type)))
                : Optional.empty();
    }
}
