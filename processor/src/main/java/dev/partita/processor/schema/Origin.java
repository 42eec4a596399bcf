package dev.partita.processor.schema;

/**
 * Where something stands in the user's source: an opaque handle that the reader hands out and the reporter resolves.
 *
 * @param id the handle's number; 0 stands for no place
 */
public record Origin(int id) {

    /** No place in a source. */
    public static final Origin NONE = new Origin(0);
}
