/** Design cases: folders of sources that are wrong in one way, what the compiler says of them, and the mended ones. */
@NullMarked
package dev.partita.processor.cases;

import org.jspecify.annotations.NullMarked;
