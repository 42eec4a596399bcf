/** The text of keys: pure encoders and parsers, used by generated code and, relocated, by the processor. */
@NullMarked
package dev.partita.runtime.key;

import org.jspecify.annotations.NullMarked;
