package dev.partita.it.model;

import dev.partita.it.model.Club.Alias;
import dev.partita.it.model.Club.InCity;
import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.LineKey;
import dev.partita.it.model.Club.Member;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.Reward;
import dev.partita.it.model.Club.Session;
import dev.partita.it.model.Club.SessionKey;
import dev.partita.it.model.Club.Ticket;
import dev.partita.it.model.Club.TicketKey;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.StaleVersionException;
import dev.partita.runtime.TransactionFailedException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Random calls of every kind of write, over so few keys that they meet. */
final class Steps {

    static final List<String> MEMBERS = List.of("ann", "bob", "cid");
    static final List<String> CITIES = List.of("Rome", "Oslo");
    static final List<String> CODES = List.of("A1", "B2", "C3", "D4");
    static final List<String> SESSIONS = List.of("s", "t");
    static final List<String> ALIASES = List.of("x", "y", "z");

    private static final int LINES = 4;

    private final Club club;
    private final Stored stored;
    private final Clock clock;
    private final Random random;
    private final List<Member> seen = new ArrayList<>();

    Steps(Club club, Stored stored, Clock clock, Random random) {
        this.club = club;
        this.stored = stored;
        this.clock = clock;
        this.random = random;
    }

    Step next() {
        List<Supplier<Step>> all = List.of(
                this::saveMember,
                this::createMember,
                this::removeMember,
                this::move,
                this::activate,
                this::reward,
                this::saveTicket,
                this::createTicket,
                this::removeTicket,
                this::seat,
                this::saveTickets,
                this::saveLine,
                this::importLines,
                this::removeLines,
                this::take,
                this::extend,
                this::release,
                this::join,
                this::replace,
                this::changeMail,
                this::leaveAlias,
                this::buy,
                this::note,
                this::leave);
        return all.get(random.nextInt(all.size())).get();
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /** One that is stored, was stored once, or never was. */
    private Member anyMember() {
        Member fresh = new Member(any(MEMBERS), any(List.of("Ada", "Bea")), any(CITIES), random.nextBoolean(), 0, 0);
        Optional<Member> current = stored.member(fresh.id());
        if (current.isPresent()) {
            seen.add(current.get());
        }
        return switch (random.nextInt(4)) {
            case 0 -> fresh;
            case 1 -> seen.isEmpty() ? fresh : any(seen);
            default -> current.orElse(fresh);
        };
    }

    private static Member next(Member member) {
        return new Member(
                member.id(), member.name(), member.city(), member.active(), member.points(), member.version() + 1);
    }

    private boolean isStale(Member member) {
        return stored.member(member.id())
                .filter(m -> m.version() != member.version())
                .isPresent();
    }

    private boolean isAbsent(Member member) {
        return stored.member(member.id()).isEmpty();
    }

    /** Deleting what was never stored is no failure. */
    private boolean isGone(Member member) {
        return isAbsent(member) && member.version() > 0;
    }

    private Step saveMember() {
        Member read = anyMember();
        Member member = new Member(
                read.id(),
                any(List.of("Ada", "Bea")),
                any(CITIES),
                random.nextBoolean(),
                read.points(),
                read.version());
        return Step.returning("save " + member, () -> club.save(member), () -> stored.put(next(member)))
                .result(next(member))
                .failingIf(isStale(member), StaleVersionException.class)
                .failingIf(isGone(member), ItemNotFoundException.class);
    }

    private Step createMember() {
        Member member = anyMember();
        return Step.returning("create " + member, () -> club.create(member), () -> stored.put(next(member)))
                .result(next(member))
                .failingIf(!isAbsent(member), ConditionFailedException.class);
    }

    private Step removeMember() {
        Member member = anyMember();
        return Step.returning(
                        "remove " + member, () -> club.remove(member), () -> stored.remove(new MemberKey(member.id())))
                .result(!isAbsent(member))
                .failingIf(isStale(member), StaleVersionException.class);
    }

    private Step move() {
        Member read = anyMember();
        Member current = stored.member(read.id()).orElse(read);
        String city = any(CITIES);
        Member moved = next(with(current, city, current.active()));
        boolean other = !current.name().equals(read.name()) || current.active() != read.active();
        return Step.returning(
                        "move " + read + " to " + city,
                        () -> club.move(read.id(), read.version(), read.name(), read.active(), city),
                        () -> stored.put(moved))
                .result(moved)
                .failingIf(other, ConditionFailedException.class)
                .failingIf(isStale(read), StaleVersionException.class)
                .failingIf(isAbsent(read), ItemNotFoundException.class);
    }

    private Step activate() {
        Member read = anyMember();
        Member current = stored.member(read.id()).orElse(read);
        boolean active = random.nextBoolean();
        String name = random.nextInt(5) == 0 ? "Eve" : read.name();
        Member changed = next(with(current, current.city(), active));
        boolean other = !current.name().equals(name) || !current.city().equals(read.city());
        return Step.of(
                        "activate " + read + " as " + name + ": " + active,
                        () -> club.activate(read.id(), read.version(), name, read.city(), active),
                        () -> stored.put(changed))
                .failingIf(other, ConditionFailedException.class)
                .failingIf(isStale(read), StaleVersionException.class)
                .failingIf(isAbsent(read), ItemNotFoundException.class);
    }

    private static Member with(Member member, String city, boolean active) {
        return new Member(member.id(), member.name(), city, active, member.points(), member.version());
    }

    private Step reward() {
        String id = any(MEMBERS);
        int points = random.nextInt(100);
        return Step.of("reward " + id + " " + points, () -> club.reward(id, points), () -> addPoints(id, points))
                .failingIf(stored.member(id).isEmpty(), ItemNotFoundException.class);
    }

    private void addPoints(String id, int points) {
        stored.member(id)
                .ifPresent(m -> stored.put(
                        new Member(m.id(), m.name(), m.city(), m.active(), m.points() + points, m.version() + 1)));
    }

    private Ticket anyTicket() {
        return new Ticket(any(MEMBERS), any(CODES), random.nextInt(3));
    }

    private boolean isTaken(Ticket ticket) {
        return stored.ticket(ticket.code())
                .filter(t -> !t.member().equals(ticket.member()))
                .isPresent();
    }

    private boolean isThere(Ticket ticket) {
        return stored.ticket(ticket.member(), ticket.code()).isPresent();
    }

    private Step saveTicket() {
        Ticket ticket = anyTicket();
        return Step.of("save " + ticket, () -> club.save(ticket), () -> stored.put(ticket))
                .failingIf(isTaken(ticket), DuplicateException.class);
    }

    private Step createTicket() {
        Ticket ticket = anyTicket();
        return Step.of("create " + ticket, () -> club.create(ticket), () -> stored.put(ticket))
                .failingIf(isTaken(ticket), DuplicateException.class)
                .failingIf(isThere(ticket), ConditionFailedException.class);
    }

    private Step removeTicket() {
        Ticket ticket = anyTicket();
        TicketKey key = new TicketKey(ticket.member(), ticket.code());
        boolean byKey = random.nextBoolean();
        return Step.returning(
                        "remove " + (byKey ? key : ticket),
                        () -> byKey ? club.removeTicket(key) : club.remove(ticket),
                        () -> stored.remove(key))
                .result(isThere(ticket));
    }

    private Step seat() {
        Ticket ticket = anyTicket();
        int before = stored.ticket(ticket.member(), ticket.code())
                .filter(t -> random.nextInt(4) > 0)
                .map(Ticket::seats)
                .orElse(random.nextInt(3));
        boolean asExpected = stored.ticket(ticket.member(), ticket.code())
                .filter(t -> t.seats() == before)
                .isPresent();
        return Step.of(
                        "seat " + ticket + " instead of " + before,
                        () -> club.seat(ticket.member(), ticket.code(), before, ticket.seats()),
                        () -> stored.put(ticket))
                .failingIf(!asExpected, ConditionFailedException.class)
                .failingIf(!isThere(ticket), ItemNotFoundException.class);
    }

    private Step saveTickets() {
        String member = any(MEMBERS);
        List<Ticket> tickets = CODES.stream()
                .filter(c -> random.nextBoolean())
                .map(c -> new Ticket(member, c, random.nextInt(3)))
                .toList();
        return Step.of("save all " + tickets, () -> club.saveAll(tickets), () -> tickets.forEach(stored::put))
                .failingIf(tickets.stream().anyMatch(this::isTaken), TransactionFailedException.class);
    }

    private Line anyLine(String member) {
        return new Line(member, random.nextInt(LINES), "text" + random.nextInt(100));
    }

    private List<Line> someLines(String member) {
        List<Line> lines = new ArrayList<>();
        for (int number = 0; number < LINES; number++) {
            if (random.nextBoolean()) {
                lines.add(new Line(member, number, "text" + random.nextInt(100)));
            }
        }
        return lines;
    }

    private static List<LineKey> keys(List<Line> lines) {
        return lines.stream().map(l -> new LineKey(l.member(), l.number())).toList();
    }

    private Step saveLine() {
        Line line = anyLine(any(MEMBERS));
        return random.nextBoolean()
                ? Step.of("save " + line, () -> club.save(line), () -> stored.put(line))
                : Step.of("save, keeping others, " + line, () -> club.saveKeeping(line), () -> stored.put(line));
    }

    private Step importLines() {
        List<Line> lines = someLines(any(MEMBERS));
        return Step.of("import " + lines, () -> club.importAll(lines), () -> lines.forEach(stored::put));
    }

    private Step removeLines() {
        List<LineKey> keys = keys(someLines(any(MEMBERS)));
        return Step.of("remove " + keys, () -> club.removeAll(keys), () -> keys.forEach(stored::remove));
    }

    private Session anySession() {
        Instant until = clock.instant().plusSeconds(10 + random.nextInt(60));
        return new Session(any(SESSIONS), any(MEMBERS), until);
    }

    private Optional<Session> current(Session session) {
        return stored.session(session.id(), clock.instant());
    }

    private Step take() {
        Session session = anySession();
        return Step.of("take " + session, () -> club.take(session), () -> stored.put(session))
                .failingIf(current(session).isPresent(), ConditionFailedException.class);
    }

    private Step extend() {
        Session session = anySession();
        return Step.of(
                        "extend " + session,
                        () -> club.extend(session.id(), session.owner(), session.until()),
                        () -> stored.put(session))
                .failingIf(
                        current(session)
                                .filter(s -> s.owner().equals(session.owner()))
                                .isEmpty(),
                        ConditionFailedException.class)
                .failingIf(current(session).isEmpty(), ItemNotFoundException.class);
    }

    private Step release() {
        Session session = anySession();
        SessionKey key = new SessionKey(session.id());
        return Step.returning("release " + key, () -> club.release(key), () -> stored.remove(key))
                .result(current(session).isPresent());
    }

    private Alias anyAlias() {
        List<String> mails = List.of("a@x", "A@x", "b@x", "B@X", "");
        return new Alias(
                any(ALIASES), Optional.of(any(mails)).filter(m -> !m.isEmpty()).orElse(null));
    }

    /** Mostly what is stored. */
    private Alias anyAlias(String id) {
        return stored.alias(id)
                .filter(a -> random.nextInt(4) > 0)
                .orElse(new Alias(id, anyAlias().mail()));
    }

    private boolean isTaken(Alias alias) {
        return Optional.ofNullable(alias.mail())
                .flatMap(stored::owner)
                .filter(a -> !a.id().equals(alias.id()))
                .isPresent();
    }

    private Step join() {
        Alias alias = anyAlias();
        return Step.of("join " + alias, () -> club.join(alias), () -> stored.put(alias))
                .failingIf(isTaken(alias), DuplicateException.class)
                .failingIf(stored.alias(alias.id()).isPresent(), ConditionFailedException.class);
    }

    private Step replace() {
        Alias after = anyAlias();
        Alias before = anyAlias(after.id());
        Optional<Alias> current = stored.alias(after.id());
        return Step.of("replace " + before + " by " + after, () -> club.replace(after, before), () -> stored.put(after))
                .failingIf(isTaken(after), DuplicateException.class)
                .failingIf(!current.equals(Optional.of(before)), ConditionFailedException.class)
                .failingIf(current.isEmpty(), ItemNotFoundException.class);
    }

    private Step changeMail() {
        Alias after = anyAlias();
        Alias before = anyAlias(after.id());
        Optional<Alias> current = stored.alias(after.id());
        return Step.of(
                        "change " + before + " to " + after,
                        () -> club.changeMail(
                                after.id(), Optional.ofNullable(before.mail()), Optional.ofNullable(after.mail())),
                        () -> stored.put(after))
                .failingIf(isTaken(after), DuplicateException.class)
                .failingIf(!current.equals(Optional.of(before)), ConditionFailedException.class)
                .failingIf(current.isEmpty(), ItemNotFoundException.class);
    }

    private Step leaveAlias() {
        Alias alias = anyAlias(any(ALIASES));
        Optional<Alias> current = stored.alias(alias.id());
        return Step.returning(
                        "leave " + alias, () -> club.leave(alias), () -> stored.remove(new Stored.AliasKey(alias.id())))
                .result(current.isPresent())
                .failingIf(current.filter(a -> !a.equals(alias)).isPresent(), ConditionFailedException.class);
    }

    private Step buy() {
        Ticket ticket = anyTicket();
        MemberKey buyer = new MemberKey(ticket.member());
        List<Line> lines = someLines(ticket.member());
        return Step.of("buy " + ticket + " with " + lines, () -> club.buy(buyer, ticket, lines), () -> {
                    stored.put(ticket);
                    lines.forEach(stored::put);
                })
                .failingIf(
                        isThere(ticket)
                                || isTaken(ticket)
                                || stored.member(ticket.member()).isEmpty(),
                        TransactionFailedException.class);
    }

    private Step note() {
        Line line = anyLine(any(MEMBERS));
        InCity inCity = new InCity(line.member(), any(CITIES));
        return Step.of("note " + line + " of " + inCity, () -> club.note(inCity, line), () -> stored.put(line))
                .failingIf(
                        stored.member(inCity.id())
                                .filter(m -> m.city().equals(inCity.city()))
                                .isEmpty(),
                        TransactionFailedException.class);
    }

    private Step leave() {
        Member member = anyMember();
        List<LineKey> lines = keys(someLines(member.id()));
        String heir = MEMBERS.get((MEMBERS.indexOf(member.id()) + 1) % MEMBERS.size());
        Reward reward = new Reward(heir, member.points());
        return Step.of(
                        "leave " + member + " to " + heir + " without " + lines,
                        () -> club.leave(member, lines, reward),
                        () -> {
                            stored.remove(new MemberKey(member.id()));
                            lines.forEach(stored::remove);
                            addPoints(heir, member.points());
                        })
                .failingIf(
                        isGone(member) || isStale(member) || stored.member(heir).isEmpty(),
                        TransactionFailedException.class);
    }
}
