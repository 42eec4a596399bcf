package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Small random keys over few letters, so that many of them can meet. All read back. */
final class RandomKeys {

    static final char DELIMITER = '#';

    static final Designs DESIGNS =
            new Designs("n INT, m INT, k BYTE, e A|A1|B, f A|B, v CHAR, y YEAR, p BIG_DECIMAL, s SHORT, q BOOLEAN");

    private static final List<String> LITERALS =
            List.of("A", "B", "1", "0", "-", "-0", "A1", "!", "$", "#", "#", "A#", "#1");

    private static final List<String> SLOTS = List.of(
            "{a}",
            "{a}",
            "{b}",
            "{b}",
            "{c}",
            "{a:lower}",
            "{b:upper}",
            "{n:1}",
            "{m:1}",
            "{n:2}",
            "{k}",
            "{s:1}",
            "{e}",
            "{f}",
            "{v}",
            "{y}",
            "{p:1.1}",
            "{p:2}",
            "{k:1}",
            "{q}");

    private static final List<String> ALONE =
            List.of("{a}", "{b}", "{a:lower}", "{n}", "{m}", "{k}", "{e}", "{v}", "{y}");

    private final Random random;

    RandomKeys(Random random) {
        this.random = random;
    }

    Key key() {
        return new Key(template(2), Optional.of(template(3)));
    }

    KeyTemplate template(int tokens) {
        while (true) {
            String text = text(tokens);
            KeyTemplate template = DESIGNS.template(text);
            if (Decodable.check(template, DELIMITER).isEmpty()) {
                return template;
            }
        }
    }

    private String text(int tokens) {
        if (random.nextInt(8) == 0) {
            return pick(ALONE);
        }
        StringBuilder text = new StringBuilder();
        int count = 1 + random.nextInt(tokens);
        for (int token = 0; token < count; token++) {
            text.append(token > 0 ? "#" : "");
            for (int piece = random.nextInt(4); piece > 0; piece--) {
                text.append(random.nextInt(2) == 0 ? pick(LITERALS) : pick(SLOTS));
            }
        }
        if (random.nextInt(12) == 0) {
            text.append("{c:rest}");
        }
        // alone in its template, a slot means something else
        return text.length() == 0
                        || ALONE.contains(text.toString())
                        || text.toString().equals("{p:2}")
                ? pick(LITERALS) + pick(SLOTS)
                : text.toString();
    }

    /** A key with much in common. */
    Key like(Key key) {
        return new Key(like(key.partition(), 2), key.sort().map(t -> like(t, 3)));
    }

    private KeyTemplate like(KeyTemplate template, int tokens) {
        if (random.nextInt(6) == 0) {
            return template(tokens);
        }
        for (int attempt = 0; attempt < 20; attempt++) {
            List<String> pieces = new ArrayList<>();
            template.parts().forEach(p -> pieces.addAll(written(p)));
            for (int change = random.nextInt(3); change > 0; change--) {
                change(pieces);
            }
            for (int piece = 0; piece < pieces.size() - 1; piece++) {
                pieces.set(piece, pieces.get(piece).replace(":rest}", "}"));
            }
            String text = String.join("", pieces);
            if (!text.isEmpty() && !text.equals("{p:2}")) {
                KeyTemplate like = DESIGNS.template(text);
                if (Decodable.check(like, DELIMITER).isEmpty()) {
                    return like;
                }
            }
        }
        return template;
    }

    private void change(List<String> pieces) {
        int at = random.nextInt(pieces.size() + 1);
        String piece = random.nextInt(2) == 0 ? pick(LITERALS) : pick(SLOTS);
        if (at == pieces.size() || random.nextInt(3) == 0) {
            pieces.add(at, piece);
        } else if (random.nextInt(3) == 0) {
            pieces.remove(at);
        } else {
            pieces.set(at, piece);
        }
    }

    private static List<String> written(Part part) {
        if (part instanceof Part.Literal literal) {
            return literal.text().codePoints().mapToObj(Character::toString).toList();
        }
        Part.Slot slot = (Part.Slot) part;
        String format = SLOTS.stream()
                .filter(s -> s.startsWith("{" + slot.name())
                        && DESIGNS.template("A" + s)
                                .slots()
                                .findFirst()
                                .orElseThrow()
                                .format()
                                .equals(slot.format()))
                .findFirst()
                .orElse("{" + slot.name() + "}");
        return List.of(
                slot.format() instanceof Format.Text text && text.rest() ? "{" + slot.name() + ":rest}" : format);
    }

    <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
