package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Strand.Fixed;
import dev.partita.processor.keyspace.Strand.Free;
import dev.partita.processor.schema.KeyKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** How many tokens each value that may hold the delimiter is taken to have, and the unknowns that stand for all values. */
final class Expansion {

    private final Vocabulary vocabulary;
    private final Map<Value, List<Unknown>> pieces = new HashMap<>();

    /**
     * An expansion.
     *
     * @param counts of how many tokens each value is; 1 if it isn't named
     */
    Expansion(Vocabulary vocabulary, Map<Value, Integer> counts) {
        this.vocabulary = vocabulary;
        vocabulary.values().stream()
                .sorted(Comparator.comparing(Value::isFolded))
                .forEach(value -> pieces.put(value, unknowns(value, counts.getOrDefault(value, 1))));
    }

    private List<Unknown> unknowns(Value value, int count) {
        List<Unknown> plain = vocabulary
                .plain(value)
                .map(pieces::get)
                .filter(p -> p.size() == count)
                .orElse(List.of());
        List<Unknown> unknowns = new ArrayList<>();
        for (int piece = 0; piece < count; piece++) {
            Optional<Unknown> origin = plain.isEmpty() ? Optional.empty() : Optional.of(plain.get(piece));
            unknowns.add(vocabulary.unknown(value, count > 1, origin));
        }
        return unknowns;
    }

    Tokens tokens(Strand strand) {
        List<List<Atom>> rows = new ArrayList<>();
        rows.add(new ArrayList<>());
        for (Strand.Element element : strand.elements()) {
            if (element instanceof Fixed fixed) {
                literal(rows, fixed.text(), strand.kind());
            } else if (element instanceof Free free) {
                value(rows, free.value(), strand.kind());
            }
        }
        return new Tokens(rows, vocabulary.delimiter());
    }

    /** The unknown that stands for a value of one token. */
    Unknown unknown(Value value) {
        return Objects.requireNonNull(pieces.get(value)).get(0);
    }

    private void value(List<List<Atom>> rows, Value value, KeyKind kind) {
        String known = vocabulary.known().get(value);
        if (known != null) {
            literal(rows, known, kind);
            return;
        }
        List<Unknown> unknowns = pieces.getOrDefault(value, List.of());
        for (int piece = 0; piece < unknowns.size(); piece++) {
            if (piece > 0) {
                rows.add(new ArrayList<>());
            }
            rows.get(rows.size() - 1).add(new Atom.Sought(unknowns.get(piece)));
        }
    }

    private void literal(List<List<Atom>> rows, String text, KeyKind kind) {
        text.codePoints().forEach(c -> {
            if (c == vocabulary.delimiter() && kind == KeyKind.TEXT) {
                rows.add(new ArrayList<>());
            } else {
                rows.get(rows.size() - 1).add(new Atom.Letter(c));
            }
        });
    }

    /** The text of each value; where the solution leaves one open, any. */
    Map<Value, String> texts(Solution solution) {
        Map<Value, String> texts = new HashMap<>(vocabulary.known());
        pieces.forEach((value, unknowns) -> texts.putIfAbsent(
                value,
                unknowns.stream()
                        .map(u -> text(u, solution))
                        .collect(Collectors.joining(String.valueOf(vocabulary.delimiter())))));
        return texts;
    }

    /** What is left open is told by the same text in its other form, if there is one; a fold is its own fold. */
    private String text(Unknown unknown, Solution solution) {
        String found = solution.texts().get(unknown);
        if (found != null) {
            return found;
        }
        String plain = solution.texts().get(unknown.origin());
        if (plain != null) {
            return unknown.foldOf().map(f -> Folding.fold(plain, f.fold())).orElse(plain);
        }
        return pieces.values().stream()
                .flatMap(List::stream)
                .filter(u -> u != unknown
                        && u.origin() == unknown.origin()
                        && u.foldOf().isPresent())
                .findFirst()
                .map(fold -> solution.texts().getOrDefault(fold, fold.sample()))
                .orElseGet(unknown::sample);
    }
}
