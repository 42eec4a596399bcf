package dev.partita.processor.schema;

import java.util.Optional;

/**
 * A component of a record.
 *
 * @param origin where it stands
 * @param name its name
 * @param attribute the name of its attribute
 * @param type its type; for an {@code Optional}, what is in it
 * @param presence whether it may lack a value
 * @param role what it is for
 * @param keyOnly whether it has no attribute and is read from the primary key
 * @param defaultValue the text of its {@code @Default}; of a version that is never null, 0
 */
public record Component(
        Origin origin,
        String name,
        String attribute,
        ValueType type,
        Presence presence,
        Role role,
        boolean keyOnly,
        Optional<String> defaultValue) {}
