/** Random sequences of every kind of write, compared with a model in memory. */
@NullMarked
package dev.partita.it.model;

import org.jspecify.annotations.NullMarked;
