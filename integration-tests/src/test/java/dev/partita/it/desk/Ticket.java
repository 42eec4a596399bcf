package dev.partita.it.desk;

import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Sort;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A question that somebody asked. */
@Partition("TICKET#{id:10}")
@Sort("HEAD")
@IndexKey(
        index = "GSI1",
        partition = "QUEUE#{team}",
        sort = "{priority:1}#{openedAt:s}#{id:10}",
        when = "state in NEW, OPEN")
@IndexKey(index = "GSI2", partition = "MAIL#{requester.mail:lower}", sort = "{openedAt}")
@IndexKey(index = "GSI3", partition = "AGENT#{assignee}", sort = "DUE#{due}#{id:10}")
public record Ticket(
        TicketId id,
        Ref<Team> team,
        @Nullable Ref<Agent> assignee,
        Requester requester,
        String subject,
        int priority,
        State state,
        Instant openedAt,
        @Nullable LocalDateTime due,
        Set<String> tags,
        Map<String, List<String>> fields) {}
