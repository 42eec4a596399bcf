package dev.partita.it.desk;

import dev.partita.Embedded;

/** A file that came with a message. */
@Embedded
public record Attachment(String name, String type, long size) {}
