/** From schema and plans to source files; the only package that knows JavaPoet. */
@NullMarked
package dev.partita.processor.write;

import org.jspecify.annotations.NullMarked;
