package dev.partita.it.model;

import dev.partita.it.model.Club.LineKey;
import dev.partita.it.model.Club.Member;
import dev.partita.it.model.Club.MemberKey;
import dev.partita.it.model.Club.Reward;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.StaleVersionException;
import dev.partita.runtime.TransactionFailedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Calls that write members. */
final class MemberSteps {

    private final Club club;
    private final Stored stored;
    private final Draw draw;
    private final LineSteps lineSteps;
    private final List<Member> seen = new ArrayList<>();

    MemberSteps(Club club, Draw draw, LineSteps lineSteps) {
        this.club = club;
        this.stored = draw.stored();
        this.draw = draw;
        this.lineSteps = lineSteps;
    }

    List<Supplier<Step>> all() {
        return List.of(
                this::saveMember,
                this::createMember,
                this::removeMember,
                this::move,
                this::activate,
                this::reward,
                this::leave);
    }

    /** One that is stored, was stored once, or never was. */
    private Member anyMember() {
        Member fresh = new Member(
                draw.any(Steps.MEMBERS),
                draw.any(List.of("Ada", "Bea")),
                draw.any(Steps.CITIES),
                draw.random().nextBoolean(),
                0,
                0);
        Optional<Member> current = stored.member(fresh.id());
        if (current.isPresent()) {
            seen.add(current.get());
        }
        return switch (draw.random().nextInt(4)) {
            case 0 -> fresh;
            case 1 -> seen.isEmpty() ? fresh : draw.any(seen);
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
                draw.any(List.of("Ada", "Bea")),
                draw.any(Steps.CITIES),
                draw.random().nextBoolean(),
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
        String city = draw.any(Steps.CITIES);
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
        boolean active = draw.random().nextBoolean();
        String name = draw.random().nextInt(5) == 0 ? "Eve" : read.name();
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
        String id = draw.any(Steps.MEMBERS);
        int points = draw.random().nextInt(100);
        return Step.of("reward " + id + " " + points, () -> club.reward(id, points), () -> addPoints(id, points))
                .failingIf(stored.member(id).isEmpty(), ItemNotFoundException.class);
    }

    private void addPoints(String id, int points) {
        stored.member(id)
                .ifPresent(m -> stored.put(
                        new Member(m.id(), m.name(), m.city(), m.active(), m.points() + points, m.version() + 1)));
    }

    private Step leave() {
        Member member = anyMember();
        List<LineKey> lines = LineSteps.keys(lineSteps.some(member.id()));
        String heir = Steps.MEMBERS.get((Steps.MEMBERS.indexOf(member.id()) + 1) % Steps.MEMBERS.size());
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
