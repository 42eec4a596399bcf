/** The design of a table as plain records: what the compiler's elements were read into. Pure. */
@NullMarked
package dev.partita.processor.schema;

import org.jspecify.annotations.NullMarked;
