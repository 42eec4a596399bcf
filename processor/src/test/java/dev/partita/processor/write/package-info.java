/** Tests of the generated code's text and of what it does. */
@NullMarked
package dev.partita.processor.write;

import org.jspecify.annotations.NullMarked;
