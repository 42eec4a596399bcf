/** What can be wrong with a design: the catalogue of codes, and findings. Pure. */
@NullMarked
package dev.partita.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
