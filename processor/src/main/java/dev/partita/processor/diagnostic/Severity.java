package dev.partita.processor.diagnostic;

/** How bad a finding is. */
public enum Severity {
    ERROR,
    WARNING
}
