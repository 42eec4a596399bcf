/** A ticket desk as large as real ones: three indexes, sixteen patterns, nested records, ids with types of their own. */
@NullMarked
package dev.partita.it.desk;

import org.jspecify.annotations.NullMarked;
