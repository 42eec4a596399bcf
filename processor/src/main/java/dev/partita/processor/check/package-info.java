/** The rules that a design keeps, one class each. Pure. */
@NullMarked
package dev.partita.processor.check;

import org.jspecify.annotations.NullMarked;
