/** The exact languages of keys that templates can write, and the proofs about them. Pure. */
@NullMarked
package dev.partita.processor.keyspace;

import org.jspecify.annotations.NullMarked;
