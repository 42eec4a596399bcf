/** Loans of books. */
module library {
    requires transitive dev.partita.runtime;

    exports library;
}
