/** From a method that writes to what it does to keys, copies and claims, or to the reasons why it can't. Pure. */
@NullMarked
package dev.partita.processor.effect;

import org.jspecify.annotations.NullMarked;
