package dev.partita.processor.write;

import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.stream.Stream;

/** What write methods take out of their parameters. */
final class GivenValues {

    private GivenValues() {}

    /** The values of all actions but those done for each element of a list, in the order of their roles. */
    static List<Parameter.Bound> of(WriteMethod write) {
        return write.actions().stream()
                .filter(action -> action.each().isEmpty())
                .flatMap(GivenValues::of)
                .distinct()
                .toList();
    }

    private static Stream<Parameter.Bound> of(WriteAction action) {
        if (action instanceof WriteAction.Update update) {
            return Stream.of(
                            update.key().stream(),
                            update.changes().stream().map(WriteAction.Change::value),
                            update.expected().stream().map(WriteAction.Expectation::value))
                    .flatMap(s -> s);
        }
        if (action instanceof WriteAction.Delete delete) {
            return of(delete.target(), delete.expected());
        }
        return action instanceof WriteAction.Check check ? of(check.target(), check.expected()) : Stream.empty();
    }

    private static Stream<Parameter.Bound> of(WriteAction.Target target, List<WriteAction.Expectation> expected) {
        Stream<Parameter.Bound> key =
                target instanceof WriteAction.Target.OfKey ofKey ? ofKey.key().stream() : Stream.empty();
        return Stream.concat(key, expected.stream().map(WriteAction.Expectation::value));
    }
}
