package dev.partita.it.desk;

import dev.partita.Partition;
import dev.partita.Sort;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Something that was said. */
@Partition("TICKET#{ticket:10}")
@Sort("LOG#{at}#MESSAGE#{id}")
public record Message(TicketId ticket, Instant at, UUID id, String author, String text, List<Attachment> attachments)
        implements Entry {}
