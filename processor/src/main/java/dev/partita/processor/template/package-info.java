/** Key templates as text: parsed, printed, and typed once it is known what their placeholders stand for. Pure. */
@NullMarked
package dev.partita.processor.template;

import org.jspecify.annotations.NullMarked;
