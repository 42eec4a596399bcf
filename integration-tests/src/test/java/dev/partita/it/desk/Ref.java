package dev.partita.it.desk;

/** The id of a record of that type. */
public record Ref<T>(String id) {}
