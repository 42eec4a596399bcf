package dev.partita.processor.read;

import dev.partita.processor.schema.Table;

/**
 * A table as far as it is sound.
 *
 * @param table without the items and methods that something is wrong with
 * @param whole whether nothing had to be left out
 */
public record TableReading(Table table, boolean whole) {}
