package dev.partita;

/** How the name of a record component becomes the name of an attribute. */
public enum NameStyle {
    /** The component's name as it is. */
    AS_WRITTEN,
    /** Lower case with underscores: {@code placedOn} becomes {@code placed_on}. */
    SNAKE_CASE
}
