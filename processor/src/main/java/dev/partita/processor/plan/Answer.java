package dev.partita.processor.plan;

import dev.partita.processor.keyspace.SortCondition;

/** The search for a condition on the sort key. */
sealed interface Answer {

    /** Exactly the wanted items fulfil it. */
    record Found(SortCondition condition) implements Answer {}

    /** There is none. */
    record Impossible(Reason reason) implements Answer {}
}
