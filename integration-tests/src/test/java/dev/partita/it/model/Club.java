package dev.partita.it.model;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.Batch;
import dev.partita.Check;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.ItemCollection;
import dev.partita.KeyOf;
import dev.partita.Others;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.TimeToLive;
import dev.partita.Transaction;
import dev.partita.Unique;
import dev.partita.Update;
import dev.partita.Version;
import dev.partita.When;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A design with everything that writes have to keep: an index with a condition, a version, a copy that claims, a claim,
 * expiry.
 */
@Table(
        name = "Club",
        items = {Club.Member.class, Club.Ticket.class, Club.Line.class, Club.Session.class, Club.Alias.class},
        typeAttribute = "type")
@GlobalIndex(name = "GSI1")
interface Club {

    @AccessPattern("a member")
    Optional<Member> member(MemberKey key);

    @AccessPattern(value = "the active members of a city, by name", when = "active")
    List<Member> activeIn(String city);

    @AccessPattern("a member with all that is theirs")
    Everything everything(String member);

    @AccessPattern("a member's tickets")
    List<Ticket> tickets(String member);

    @AccessPattern("a ticket by its code")
    Optional<Ticket> ticket(String code);

    @AccessPattern("a session")
    Optional<Session> session(SessionKey key);

    @AccessPattern("an alias")
    Optional<Alias> alias(String id);

    @Batch
    Map<LineKey, Line> lines(List<LineKey> keys);

    @Put
    Member save(Member member);

    @Put(when = When.ABSENT)
    Member create(Member member);

    @Delete
    boolean remove(Member member);

    @Update(Member.class)
    Member move(
            String id,
            @Expect("version") long version,
            @Expect("name") String name,
            @Expect("active") boolean active,
            @Assign("city") String city);

    @Update(Member.class)
    void activate(
            String id,
            @Expect("version") long version,
            @Expect("name") String name,
            @Expect("city") String city,
            @Assign("active") boolean active);

    @Update(value = Member.class, once = true)
    void reward(String id, @Add("points") int points);

    @Put
    void save(Ticket ticket);

    @Put(when = When.ABSENT)
    void create(Ticket ticket);

    @Delete
    boolean remove(Ticket ticket);

    @Delete
    boolean removeTicket(TicketKey key);

    @Update(Ticket.class)
    void seat(String member, String code, @Expect("seats") int before, @Assign("seats") int seats);

    @Put
    void save(Line line);

    @Put(others = Others.KEEP)
    void saveKeeping(Line line);

    @Batch
    @Put
    void importAll(List<Line> lines);

    @Batch
    @Delete
    void removeAll(List<LineKey> lines);

    @Put
    void saveAll(List<Ticket> tickets);

    @Put(when = When.ABSENT)
    void take(Session session);

    @Update(Session.class)
    void extend(String id, @Expect("owner") String owner, @Assign("until") Instant until);

    @Delete
    boolean release(SessionKey key);

    @Put(when = When.ABSENT)
    void join(Alias alias);

    @Put
    void replace(Alias after, @Expect Alias before);

    @Update(Alias.class)
    void changeMail(String id, @Expect("mail") Optional<String> before, @Assign("mail") Optional<String> after);

    @Delete
    boolean leave(Alias alias);

    @Transaction
    void buy(@Check MemberKey buyer, @Put(when = When.ABSENT) Ticket ticket, @Put List<Line> lines);

    @Transaction
    void note(@Check InCity member, @Put Line line);

    @Transaction
    void leave(@Delete Member member, @Delete List<LineKey> lines, @Update Reward reward);

    @Partition("M#{id}")
    @Sort("HEAD")
    @IndexKey(index = "GSI1", partition = "CITY#{city}", sort = "{name}#{id}", when = "active")
    record Member(
            String id,
            String name,
            String city,
            boolean active,
            int points,
            @Version long version) {}

    @KeyOf(Member.class)
    record MemberKey(String id) {}

    @Update(Member.class)
    record InCity(String id, @Expect("city") String city) {}

    @Update(Member.class)
    record Reward(String id, @Add("points") int points) {}

    @Partition("M#{member}")
    @Sort("TICKET#{code}")
    @CopyKey(name = "byCode", partition = "CODE#{code}", sort = "TICKET")
    record Ticket(String member, String code, int seats) {}

    @KeyOf(Ticket.class)
    record TicketKey(String member, String code) {}

    @Partition("M#{member}")
    @Sort("LINE#{number:2}")
    record Line(String member, int number, String text) {}

    @KeyOf(Line.class)
    record LineKey(String member, int number) {}

    @Partition("SESSION#{id}")
    @Sort("SESSION")
    record Session(String id, String owner, @TimeToLive Instant until) {}

    @KeyOf(Session.class)
    record SessionKey(String id) {}

    @Partition("ALIAS#{id}")
    @Sort("ALIAS")
    @Unique("MAIL#{mail:lower}")
    record Alias(String id, @Nullable String mail) {}

    /** One member's partition. */
    @ItemCollection
    record Everything(Optional<Member> member, List<Ticket> tickets, List<Line> lines) {}
}
