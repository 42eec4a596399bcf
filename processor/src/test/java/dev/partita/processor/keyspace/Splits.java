package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Takes a key apart as a template writes it, by trying every length of every value. */
final class Splits {

    private static final KeyTexts TEXTS = new KeyTexts(RandomKeys.DELIMITER);

    /** Parts a row, the key's attributes one behind the other. */
    private final List<List<Part>> rows;

    private final List<String> texts;

    private Splits(List<List<Part>> rows, List<String> texts) {
        this.rows = rows;
        this.texts = texts;
    }

    /** Whether the texts are a partition and a sort key that one assignment of values writes. */
    static boolean isKey(Key key, List<String> texts) {
        List<List<Part>> rows = Stream.concat(Stream.of(key.partition()), key.sort().stream())
                .map(t -> t.parts())
                .toList();
        return rows.size() == texts.size() && new Splits(rows, texts).split(0, 0, 0, Map.of());
    }

    private boolean split(int row, int part, int at, Map<String, List<Written>> values) {
        if (row == rows.size()) {
            return values.values().stream().allMatch(Splits::agree);
        }
        String text = texts.get(row);
        if (part == rows.get(row).size()) {
            return at == text.length() && split(row + 1, 0, 0, values);
        }
        if (rows.get(row).get(part) instanceof Part.Literal literal) {
            return text.startsWith(literal.text(), at)
                    && split(row, part + 1, at + literal.text().length(), values);
        }
        Part.Slot slot = (Part.Slot) rows.get(row).get(part);
        for (int end = at; end <= text.length(); end++) {
            String piece = text.substring(at, end);
            if (writes(slot.format(), piece) && split(row, part + 1, end, with(values, slot, piece))) {
                return true;
            }
        }
        return false;
    }

    private static boolean writes(Format format, String text) {
        boolean closed = format instanceof Format.Text t && !t.rest();
        return !(closed && text.indexOf(RandomKeys.DELIMITER) >= 0)
                && TEXTS.writes(form(format), text)
                && !(format instanceof Format.Names names && !names.names().contains(text));
    }

    private static Format form(Format format) {
        return Value.of(Side.FIRST, "", format).form();
    }

    private static Map<String, List<Written>> with(Map<String, List<Written>> values, Part.Slot slot, String text) {
        Map<String, List<Written>> more = new TreeMap<>(values);
        List<Written> written = new ArrayList<>(more.getOrDefault(slot.name(), List.of()));
        written.add(new Written(slot.format(), text));
        more.put(slot.name(), written);
        return more;
    }

    /** Whether one value writes all of these. */
    private static boolean agree(List<Written> forms) {
        return forms.stream()
                .map(w -> TEXTS.read(form(w.format()), w.text()))
                .flatMap(Optional::stream)
                .anyMatch(value -> forms.stream()
                        .allMatch(w -> BruteForce.text(w.format(), value)
                                .filter(w.text()::equals)
                                .isPresent()));
    }

    private record Written(Format format, String text) {}
}
