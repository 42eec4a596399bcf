/** Key templates as text: literals and placeholders, parsed and printed. Knows nothing of types. Pure. */
@NullMarked
package dev.partita.processor.template;

import org.jspecify.annotations.NullMarked;
