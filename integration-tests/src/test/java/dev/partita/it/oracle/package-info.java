/**
 * Random tables, records, methods and items: what the processor accepts is run on the engine and compared with a plain
 * filter over everything that is stored.
 */
@NullMarked
package dev.partita.it.oracle;

import org.jspecify.annotations.NullMarked;
