/** From a method to the one request that answers it, or to the reasons why none does. Pure. */
@NullMarked
package dev.partita.processor.plan;

import org.jspecify.annotations.NullMarked;
