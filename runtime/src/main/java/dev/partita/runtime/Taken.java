package dev.partita.runtime;

/** What became of an item. */
enum Taken {
    /** None of the wanted records writes its key. */
    UNKNOWN,
    /** It is part of the result, and the limit counts it. */
    COUNTED,
    /** It is part of the result on top of the limit. */
    EXTRA
}
