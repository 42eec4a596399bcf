/** What generated repositories call, and what their callers see: pages, options, exceptions. */
@NullMarked
package dev.partita.runtime;

import org.jspecify.annotations.NullMarked;
