/** From findings to the compiler's messages. */
@NullMarked
package dev.partita.processor.report;

import org.jspecify.annotations.NullMarked;
