package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Strand.Free;
import dev.partita.processor.schema.Format;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values that stand in some strands. */
final class Vocabulary {

    private final char delimiter;
    private final Map<Value, String> known;
    /** Each value, and whether it may hold the delimiter wherever it stands. */
    private final Map<Value, Boolean> values = new LinkedHashMap<>();

    /**
     * A vocabulary.
     *
     * @param known values whose text has been settled
     */
    Vocabulary(List<Strand> strands, char delimiter, Map<Value, String> known) {
        this.delimiter = delimiter;
        this.known = Map.copyOf(known);
        for (Strand strand : strands) {
            strand.values().forEach(this::add);
        }
    }

    private void add(Free free) {
        values.merge(free.value(), free.open(), Boolean::logicalAnd);
    }

    char delimiter() {
        return delimiter;
    }

    Map<Value, String> known() {
        return known;
    }

    Set<Value> values() {
        return values.keySet();
    }

    /** The values that may hold the delimiter and aren't settled. */
    List<Value> open() {
        return values.keySet().stream()
                .filter(v -> mayHoldDelimiter(v) && !known.containsKey(v))
                .toList();
    }

    /** Whether it may wherever the component stands, in whatever form. */
    boolean mayHoldDelimiter(Value value) {
        return values.entrySet().stream()
                .filter(e -> e.getKey().isNamedLike(value))
                .allMatch(Map.Entry::getValue);
    }

    /** A new unknown for a value, or for a token of one. */
    Unknown unknown(Value value, boolean mayBeEmpty) {
        Format form = value.form() instanceof Format.Text text ? new Format.Text(text.fold(), false) : value.form();
        return new Unknown(Languages.of(form, delimiter), mayBeEmpty, form instanceof Format.Converted);
    }
}
