package dev.partita.it.oracle;

/** An enum that designs use; one name begins with another. */
public enum State {
    X,
    XY,
    Y
}
