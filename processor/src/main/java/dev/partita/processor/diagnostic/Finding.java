package dev.partita.processor.diagnostic;

import dev.partita.processor.schema.Origin;

/**
 * Something that is wrong with a design.
 *
 * @param error its code
 * @param origin where it is shown
 * @param text what is wrong, complete in its first line, which names the place; then evidence and fix
 */
public record Finding(DesignError error, Origin origin, String text) {}
