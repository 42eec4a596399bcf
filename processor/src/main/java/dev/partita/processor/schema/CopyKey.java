package dev.partita.processor.schema;

/**
 * A second primary key under which an item is stored again.
 *
 * @param claims whether it lacks a component of the primary key, so that two items could write it
 */
public record CopyKey(Origin origin, String name, Key key, boolean claims) {}
