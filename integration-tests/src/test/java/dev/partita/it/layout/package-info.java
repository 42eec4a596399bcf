/** Where interfaces and records may stand, and what they may share. */
@NullMarked
package dev.partita.it.layout;

import org.jspecify.annotations.NullMarked;
