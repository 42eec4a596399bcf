/** From the compiler's elements to the schema. */
@NullMarked
package dev.partita.processor.read;

import org.jspecify.annotations.NullMarked;
