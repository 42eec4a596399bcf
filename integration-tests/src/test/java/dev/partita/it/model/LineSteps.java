package dev.partita.it.model;

import dev.partita.it.model.Club.InCity;
import dev.partita.it.model.Club.Line;
import dev.partita.it.model.Club.LineKey;
import dev.partita.runtime.TransactionFailedException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Calls that write lines. */
final class LineSteps {

    private static final int LINES = 4;

    private final Club club;
    private final Stored stored;
    private final Draw draw;

    LineSteps(Club club, Draw draw) {
        this.club = club;
        this.stored = draw.stored();
        this.draw = draw;
    }

    List<Supplier<Step>> all() {
        return List.of(this::saveLine, this::importLines, this::removeLines, this::note);
    }

    private Line anyLine(String member) {
        return new Line(
                member, draw.random().nextInt(LINES), "text" + draw.random().nextInt(100));
    }

    List<Line> some(String member) {
        List<Line> lines = new ArrayList<>();
        for (int number = 0; number < LINES; number++) {
            if (draw.random().nextBoolean()) {
                lines.add(new Line(member, number, "text" + draw.random().nextInt(100)));
            }
        }
        return lines;
    }

    static List<LineKey> keys(List<Line> lines) {
        return lines.stream().map(l -> new LineKey(l.member(), l.number())).toList();
    }

    private Step saveLine() {
        Line line = anyLine(draw.any(Steps.MEMBERS));
        return draw.random().nextBoolean()
                ? Step.of("save " + line, () -> club.save(line), () -> stored.put(line))
                : Step.of("save, keeping others, " + line, () -> club.saveKeeping(line), () -> stored.put(line));
    }

    private Step importLines() {
        List<Line> lines = some(draw.any(Steps.MEMBERS));
        return Step.of("import " + lines, () -> club.importAll(lines), () -> lines.forEach(stored::put));
    }

    private Step removeLines() {
        List<LineKey> keys = keys(some(draw.any(Steps.MEMBERS)));
        return Step.of("remove " + keys, () -> club.removeAll(keys), () -> keys.forEach(stored::remove));
    }

    private Step note() {
        Line line = anyLine(draw.any(Steps.MEMBERS));
        InCity inCity = new InCity(line.member(), draw.any(Steps.CITIES));
        return Step.of("note " + line + " of " + inCity, () -> club.note(inCity, line), () -> stored.put(line))
                .failingIf(
                        stored.member(inCity.id())
                                .filter(m -> m.city().equals(inCity.city()))
                                .isEmpty(),
                        TransactionFailedException.class);
    }
}
