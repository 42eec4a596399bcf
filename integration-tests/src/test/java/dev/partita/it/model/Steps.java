package dev.partita.it.model;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Random calls of every kind of write, over so few keys that they meet. */
final class Steps {

    static final List<String> MEMBERS = List.of("ann", "bob", "cid");
    static final List<String> CITIES = List.of("Rome", "Oslo");
    static final List<String> CODES = List.of("A1", "B2", "C3", "D4");
    static final List<String> SESSIONS = List.of("s", "t");
    static final List<String> ALIASES = List.of("x", "y", "z");

    private final Draw draw;
    private final List<Supplier<Step>> all;

    Steps(Club club, Draw draw) {
        this.draw = draw;
        LineSteps lines = new LineSteps(club, draw);
        this.all = Stream.of(
                        new MemberSteps(club, draw, lines).all(),
                        new TicketSteps(club, draw, lines).all(),
                        lines.all(),
                        new SessionSteps(club, draw).all(),
                        new AliasSteps(club, draw).all())
                .flatMap(List::stream)
                .toList();
    }

    Step next() {
        return draw.any(all).get();
    }
}
