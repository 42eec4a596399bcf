/** What is said of designs that are right, but could be better: warnings, one rule a class. Pure. */
@NullMarked
package dev.partita.processor.advice;

import org.jspecify.annotations.NullMarked;
