/** Tests of what the processor generates, on a real engine and in real compiles. */
@NullMarked
package dev.partita.it;

import org.jspecify.annotations.NullMarked;
