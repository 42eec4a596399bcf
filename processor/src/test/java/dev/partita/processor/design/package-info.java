/** Schemas for tests, written as a user would write them. */
@NullMarked
package dev.partita.processor.design;

import org.jspecify.annotations.NullMarked;
