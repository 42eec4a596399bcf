/** Starts or finds a DynamoDB-compatible engine, and gives JUnit tests a client and tables of their own. */
@NullMarked
package dev.partita.testing;

import org.jspecify.annotations.NullMarked;
