package dev.partita.it.model;

import dev.partita.it.model.Club.Session;
import dev.partita.it.model.Club.SessionKey;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.ItemNotFoundException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Calls that write sessions, which expire. */
final class SessionSteps {

    private final Club club;
    private final Stored stored;
    private final Draw draw;

    SessionSteps(Club club, Draw draw) {
        this.club = club;
        this.stored = draw.stored();
        this.draw = draw;
    }

    List<Supplier<Step>> all() {
        return List.of(this::take, this::extend, this::release);
    }

    private Session anySession() {
        Instant until = draw.clock().instant().plusSeconds(10 + draw.random().nextInt(60));
        return new Session(draw.any(Steps.SESSIONS), draw.any(Steps.MEMBERS), until);
    }

    private Optional<Session> current(Session session) {
        return stored.session(session.id(), draw.clock().instant());
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
}
