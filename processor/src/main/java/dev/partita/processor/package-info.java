/** The annotation processor: one package a stage, from the compiler's elements to source files. */
@NullMarked
package dev.partita.processor;

import org.jspecify.annotations.NullMarked;
