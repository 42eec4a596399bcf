package dev.partita.processor.effect;

import dev.partita.Comparison;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which values of an item a write knows: those of its primary key, those that it assigns, and those that it expects.
 *
 * @param key the components of the primary key
 * @param changes what it changes
 * @param expected what it expects of the stored item
 */
public record Known(
        List<Parameter.Bound> key, List<WriteAction.Change> changes, List<WriteAction.Expectation> expected) {

    /** Copies the lists. */
    public Known {
        key = List.copyOf(key);
        changes = List.copyOf(changes);
        expected = List.copyOf(expected);
    }

    /** What an update knows. */
    public static Known of(WriteAction.Update update) {
        return new Known(update.key(), update.changes(), update.expected());
    }

    /** What a delete by key knows. */
    public static Known of(WriteAction.Delete delete) {
        List<Parameter.Bound> key = delete.target() instanceof WriteAction.Target.OfKey ofKey ? ofKey.key() : List.of();
        return new Known(key, List.of(), delete.expected());
    }

    /**
     * A value that is known.
     *
     * @param value the argument that holds it
     * @param holding whether that may be without one
     * @param inside the way on from it to the value, for a component of an embedded record that is given whole
     */
    public record Value(Parameter.Bound value, WriteAction.Holding holding, List<String> inside) {
        /** Copies the list. */
        public Value {
            inside = List.copyOf(inside);
        }
    }

    /** Whether a component, something around it or something in it is changed. */
    public boolean changes(List<String> path) {
        return changes.stream().anyMatch(c -> c.place().overlaps(path));
    }

    /** The value of a component after the write. */
    public Optional<Value> after(List<String> path) {
        for (WriteAction.Change change : changes) {
            if (change.place().overlaps(path)) {
                return change.kind() == Kind.ASSIGN && change.holding() != WriteAction.Holding.PATCH
                        ? inside(
                                change.value(), change.holding(), change.place().path(), path)
                        : Optional.empty();
            }
        }
        return before(path);
    }

    /**
     * The value of a component before the write. What is expected is exact, while a key may be folded, so that the same key
     * is given by other spellings too.
     */
    public Optional<Value> before(List<String> path) {
        List<Optional<Value>> all = new ArrayList<>();
        expected.stream()
                .filter(e -> e.comparison() == Comparison.EQUAL)
                .forEach(e -> all.add(inside(e.value(), e.holding(), e.place().path(), path)));
        key.forEach(k -> all.add(inside(k, WriteAction.Holding.VALUE, k.path(), path)));
        return all.stream().flatMap(Optional::stream).findFirst();
    }

    private static Optional<Value> inside(
            Parameter.Bound value, WriteAction.Holding holding, List<String> given, List<String> path) {
        return KeyPaths.isWithin(path, given)
                ? Optional.of(new Value(value, holding, path.subList(given.size(), path.size())))
                : Optional.empty();
    }
}
