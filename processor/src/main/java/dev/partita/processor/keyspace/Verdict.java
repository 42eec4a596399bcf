package dev.partita.processor.keyspace;

/** The answer to the question whether keys can meet. */
public sealed interface Verdict {

    /** They can't. */
    record Apart() implements Verdict {}

    /** They can, as these concrete items show. */
    record Meets(Witness witness) implements Verdict {}

    /** The search gave up; why, for the message. */
    record NotProved(String reason) implements Verdict {}
}
