/** Items exchanged with programs in another language. */
@NullMarked
package dev.partita.it.exchange;

import org.jspecify.annotations.NullMarked;
