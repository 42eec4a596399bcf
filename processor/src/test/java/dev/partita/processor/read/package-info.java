@NullMarked
package dev.partita.processor.read;

import org.jspecify.annotations.NullMarked;
