package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Strand.Free;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** The unfolded form of a folded text, if that stands somewhere too. */
    Optional<Value> plain(Value value) {
        Value plain = new Value(value.side(), value.name(), new Format.Text(Fold.NONE, true));
        return Optional.of(plain).filter(p -> value.isFolded() && values.containsKey(p) && !known.containsKey(p));
    }

    /**
     * A new unknown for a value, or for a token of one.
     *
     * @param plain the unknown of which it is the fold
     */
    Unknown unknown(Value value, boolean mayBeEmpty, Optional<Unknown> plain) {
        if (value.form() instanceof Format.Text text) {
            Language letters = Languages.of(new Format.Text(text.fold(), false), delimiter);
            return new Unknown(letters, mayBeEmpty, false, plain.map(p -> new Unknown.FoldOf(p, text.fold())));
        }
        boolean converted = value.form() instanceof Format.Converted;
        return new Unknown(Languages.of(value.form(), delimiter), mayBeEmpty, converted, Optional.empty());
    }
}
