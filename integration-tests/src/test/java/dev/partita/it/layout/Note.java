package dev.partita.it.layout;

import dev.partita.Partition;
import dev.partita.Sort;

/** A record of two tables with other attribute names. */
@Partition("NOTE#{owner}")
@Sort("{no:4}")
public record Note(String owner, int no, String text) {}
