package dev.partita.processor.keyspace;

/** The condition on a sort key that range parameters make, or why there is none. */
public sealed interface RangeChoice {

    /** The condition. */
    record Chosen(SortCondition condition) implements RangeChoice {}

    /** There is none; the reason in words. */
    record Refused(String text) implements RangeChoice {}
}
