package dev.partita.runtime;

/**
 * What stays the same about what a write method sends.
 *
 * @param method the method, as {@code Shop.save}
 */
public record WriteShape(String method) {}
