/**
 * Random tables, methods and data: what the planner accepts must answer as the plain meaning does, what it refuses must
 * have a witness.
 */
@NullMarked
package dev.partita.processor.oracle;

import org.jspecify.annotations.NullMarked;
