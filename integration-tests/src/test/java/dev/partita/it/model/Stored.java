package dev.partita.it.model;

import dev.partita.it.model.Club.Alias;
import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.LineKey;
import dev.partita.it.model.Club.Member;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.Session;
import dev.partita.it.model.Club.SessionKey;
import dev.partita.it.model.Club.Ticket;
import dev.partita.it.model.Club.TicketKey;
import dev.partita.runtime.Decoded;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the table has to hold, by plain keys. */
final class Stored {

    /** The key of an alias. */
    record AliasKey(String id) {}

    private final Map<Record, Record> records = new HashMap<>();

    void put(Record record) {
        records.put(keyOf(record), record);
    }

    void remove(Record key) {
        records.remove(key);
    }

    private static Record keyOf(Record record) {
        if (record instanceof Member member) {
            return new MemberKey(member.id());
        }
        if (record instanceof Ticket ticket) {
            return new TicketKey(ticket.member(), ticket.code());
        }
        if (record instanceof Alias alias) {
            return new AliasKey(alias.id());
        }
        return record instanceof Line line
                ? new LineKey(line.member(), line.number())
                : new SessionKey(((Session) record).id());
    }

    Optional<Member> member(String id) {
        return Optional.ofNullable((Member) records.get(new MemberKey(id)));
    }

    Optional<Ticket> ticket(String member, String code) {
        return Optional.ofNullable((Ticket) records.get(new TicketKey(member, code)));
    }

    /** Whoever has the code. */
    Optional<Ticket> ticket(String code) {
        return all(Ticket.class).filter(t -> t.code().equals(code)).findFirst();
    }

    Optional<Line> line(LineKey key) {
        return Optional.ofNullable((Line) records.get(key));
    }

    /** One that hasn't expired. */
    Optional<Session> session(String id, Instant now) {
        return Optional.ofNullable((Session) records.get(new SessionKey(id)))
                .filter(s -> s.until().isAfter(now));
    }

    Optional<Alias> alias(String id) {
        return Optional.ofNullable((Alias) records.get(new AliasKey(id)));
    }

    /** Whoever has the address, however it is written. */
    Optional<Alias> owner(String mail) {
        return all(Alias.class).filter(a -> mail.equalsIgnoreCase(a.mail())).findFirst();
    }

    /** The partition key of each claim, with that of its owner. */
    Map<String, String> claims() {
        return all(Alias.class)
                .filter(a -> a.mail() != null)
                .collect(Collectors.toMap(
                        a -> "MAIL#" + String.valueOf(a.mail()).toLowerCase(Locale.ROOT), a -> "ALIAS#" + a.id()));
    }

    /** In the order of the index. */
    List<Member> activeIn(String city) {
        return all(Member.class)
                .filter(m -> m.active() && m.city().equals(city))
                .sorted(Comparator.comparing(m -> m.name() + "#" + m.id()))
                .toList();
    }

    List<Ticket> tickets(String member) {
        return all(Ticket.class)
                .filter(t -> t.member().equals(member))
                .sorted(Comparator.comparing(Ticket::code))
                .toList();
    }

    List<Line> lines(String member) {
        return all(Line.class)
                .filter(l -> l.member().equals(member))
                .sorted(Comparator.comparing(Line::number))
                .toList();
    }

    /** Every item of the table. */
    List<Decoded> items() {
        List<Decoded> items = new ArrayList<>();
        records.values().forEach(record -> {
            items.add(new Decoded.Primary(record));
            if (record instanceof Ticket ticket) {
                items.add(new Decoded.Copy("byCode", ticket));
            }
            if (record instanceof Alias alias && alias.mail() != null) {
                Map<String, AttributeValue> owner =
                        Map.of("PK", AttributeValue.fromS("ALIAS#" + alias.id()), "SK", AttributeValue.fromS("ALIAS"));
                items.add(new Decoded.Claim("MAIL#{mail:lower}", owner));
            }
        });
        return items;
    }

    private <T extends Record> Stream<T> all(Class<T> type) {
        return records.values().stream().filter(type::isInstance).map(type::cast);
    }

    @Override
    public String toString() {
        return records.values().toString();
    }
}
