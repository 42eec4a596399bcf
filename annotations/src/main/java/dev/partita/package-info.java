/**
 * The vocabulary of Partita: annotations that describe how records live in a DynamoDB table and which access
 * patterns the table has to serve. The annotation processor reads them; nothing of them is needed at run time.
 */
@NullMarked
package dev.partita;

import org.jspecify.annotations.NullMarked;
