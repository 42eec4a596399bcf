/** Tests of what is said of designs that are right. */
@NullMarked
package dev.partita.processor.advice;

import org.jspecify.annotations.NullMarked;
