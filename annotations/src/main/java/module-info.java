/** The vocabulary of Partita: annotations for tables, keys and access patterns, and two converter interfaces. */
module dev.partita {
    requires transitive org.jspecify;

    exports dev.partita;
}
