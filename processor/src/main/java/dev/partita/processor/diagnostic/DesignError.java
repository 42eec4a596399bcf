package dev.partita.processor.diagnostic;

/**
 * The catalogue of all that can be wrong with a design. A constant's name is its code; numbers are never used again.
 * Areas: TPL template text, KEY keys and key space, ATT attributes, IDX tables and indexes, PAT access patterns, COL
 * collections, views and sealed results, WRI writes, GEN the shape of interfaces and records, and our own faults.
 */
public enum DesignError {
    /** Partita itself failed. */
    GEN000(Severity.ERROR, "Partita failed on this element");

    private final Severity severity;
    private final String title;

    DesignError(Severity severity, String title) {
        this.severity = severity;
        this.title = title;
    }

    /** Whether it stops the build. */
    public Severity severity() {
        return severity;
    }

    /** The fault in one line. */
    public String title() {
        return title;
    }
}
