/** Builds in parts: one file at a time, one module at a time, one class loader at a time. */
@NullMarked
package dev.partita.it.build;

import org.jspecify.annotations.NullMarked;
