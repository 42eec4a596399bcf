package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI022;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Change;
import dev.partita.processor.schema.WriteAction.Holding;
import dev.partita.processor.schema.WriteAction.Kind;
import java.util.Optional;

/** A change is of the type of its component, in a way that the service can do it. */
final class ChangesFit implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        for (Change change : effect.update().changes()) {
            problem(effect, change)
                    .ifPresent(p -> findings.add(
                            WRI022,
                            change.value().origin(),
                            effect.update().place() + ", " + change.value().name() + ": " + p.text(),
                            p.fix()));
        }
    }

    private record Problem(String text, Fix fix) {}

    private static Optional<Problem> problem(UpdateEffect effect, Change change) {
        WriteAction.Place place = change.place();
        String component = effect.item().type().display() + "." + place.name();
        String expected = place.type().javaType().display();
        if (!place.type().isStoredAs(change.value().type())) {
            String found = change.value().javaType().display();
            return Optional.of(new Problem(
                    component + " is " + expected + ", and this is " + found + ".",
                    Repairs.typed(effect.update().place(), change.value(), expected)));
        }
        if (!isDone(change.kind(), place.type().unwrapped())) {
            return Optional.of(new Problem(
                    annotation(change.kind()) + " " + needs(change.kind()) + ", and " + component + " is " + expected
                            + ".",
                    Repairs.assigned(effect.update().place(), change, annotation(change.kind()))));
        }
        boolean set = place.type().unwrapped() instanceof ValueType.SetOf;
        if (place.path().size() > 1 && set && change.kind() != Kind.ASSIGN) {
            return Optional.of(new Problem(
                    "the service adds to and removes from sets only where they are attributes of the item, and "
                            + component + " is inside a map.",
                    Repairs.assigned(effect.update().place(), change, annotation(change.kind()))));
        }
        return holding(effect.update().place(), change, component, expected);
    }

    private static Optional<Problem> holding(String write, Change change, String component, String expected) {
        if (change.holding() == Holding.VALUE) {
            return Optional.empty();
        }
        if (change.kind() != Kind.ASSIGN) {
            return Optional.of(new Problem(
                    annotation(change.kind()) + " needs a value, and this may be without one.",
                    Repairs.typed(write, change.value(), expected)));
        }
        boolean removes = change.place().nullable() || change.place().type().unwrapped() instanceof ValueType.SetOf;
        return removes || change.holding() == Holding.PATCH
                ? Optional.empty()
                : Optional.of(new Problem(
                        component + " always has a value, and without one this would remove it.",
                        Repairs.typed(write, change.value(), expected)));
    }

    private static boolean isDone(Kind kind, ValueType type) {
        return switch (kind) {
            case ASSIGN -> true;
            case ADD -> type instanceof ValueType.SetOf || Alike.isNumber(type);
            case REMOVE -> type instanceof ValueType.SetOf;
            case APPEND -> type instanceof ValueType.ListOf;
        };
    }

    private static String needs(Kind kind) {
        return switch (kind) {
            case ASSIGN -> "takes any component";
            case ADD -> "adds to a number or a set";
            case REMOVE -> "removes elements from a set";
            case APPEND -> "appends to a list";
        };
    }

    private static String annotation(Kind kind) {
        return switch (kind) {
            case ASSIGN -> "@Assign";
            case ADD -> "@Add";
            case REMOVE -> "@Remove";
            case APPEND -> "@Append";
        };
    }
}
