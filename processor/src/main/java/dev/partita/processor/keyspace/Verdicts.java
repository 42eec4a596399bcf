package dev.partita.processor.keyspace;

import java.util.function.Supplier;

/** Makes verdicts of answers. */
final class Verdicts {

    private Verdicts() {}

    static Verdict of(Answer answer, Supplier<Witness> witness) {
        return switch (answer.kind()) {
            case FOUND -> new Verdict.Meets(witness.get());
            case NONE -> new Verdict.Apart();
            case UNDECIDED ->
                new Verdict.NotProved(
                        "it turns on what a converter writes, or on more combinations of values than are tried");
        };
    }
}
