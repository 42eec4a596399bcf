package dev.partita.it.layout;

import dev.partita.AccessPattern;
import dev.partita.Is;
import java.util.Optional;

/** A pattern that tables inherit; its bindings are named, since class files hide the names of parameters. */
public interface Finds<K, R> {

    @AccessPattern("one item")
    Optional<R> find(@Is("owner") K owner, @Is("no") int no);
}
