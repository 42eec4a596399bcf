package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Solution.Kind;
import dev.partita.processor.keyspace.Strand.Element;
import dev.partita.processor.keyspace.Strand.Free;
import dev.partita.processor.schema.Format;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Answers questions in which a component may stand in several forms, as {@code {at}} and {@code {at:s}}. First the forms
 * are taken as independent: if nothing is found then, nothing there is. Else values are sought whose forms agree.
 */
final class Proof {

    private final List<Demand> demands;
    private final char delimiter;
    private final KeyTexts texts;
    private final Vocabulary vocabulary;

    Proof(List<Demand> demands, char delimiter) {
        this.demands = List.copyOf(demands);
        this.delimiter = delimiter;
        this.texts = new KeyTexts(delimiter);
        this.vocabulary =
                new Vocabulary(demands.stream().flatMap(Demand::strands).toList(), delimiter, Map.of());
    }

    Answer answer() {
        Answer answer = answer(demands, Map.of());
        List<Demand> merged = demands.stream().map(this::withOneFold).toList();
        if (answer.kind() == Kind.UNDECIDED && !merged.equals(demands)) {
            Answer folded = answer(merged, Map.of());
            return folded.isFound() ? folded : answer;
        }
        return answer;
    }

    private Answer answer(List<Demand> asked, Map<Value, String> known) {
        Answer answer = new Question(asked, delimiter, known).ask();
        if (!answer.isFound()) {
            return answer;
        }
        boolean written = answer.texts().entrySet().stream()
                .allMatch(e -> texts.writes(e.getKey().form(), e.getValue()));
        List<Value> forms = disagreeing(answer);
        if (written && forms.isEmpty()) {
            return answer;
        }
        return forms.stream()
                .map(form -> texts.read(form.form(), answer.text(form)))
                .flatMap(Optional::stream)
                .map(value -> settled(known, forms, value))
                .flatMap(Optional::stream)
                .map(settled -> answer(asked, settled))
                .filter(Answer::isFound)
                .findFirst()
                .orElseGet(() -> Answer.of(Kind.UNDECIDED));
    }

    /** The forms of a component whose texts are not those of one value; none if all agree. */
    private List<Value> disagreeing(Answer answer) {
        for (Value value : answer.texts().keySet()) {
            List<Value> forms =
                    answer.texts().keySet().stream().filter(value::isNamedLike).toList();
            boolean agree = forms.size() == 1
                    || forms.stream()
                            .map(form -> texts.read(form.form(), answer.text(form)))
                            .flatMap(Optional::stream)
                            .anyMatch(v -> forms.stream()
                                    .allMatch(form -> texts.write(form.form(), v)
                                            .filter(answer.text(form)::equals)
                                            .isPresent()));
            if (!agree) {
                return forms;
            }
        }
        return List.of();
    }

    private Optional<Map<Value, String>> settled(Map<Value, String> known, List<Value> forms, Object value) {
        Map<Value, String> settled = new HashMap<>(known);
        for (Value form : forms) {
            Optional<String> text = texts.write(form.form(), value);
            if (text.isEmpty()
                    || holdsDelimiter(form, text.get())
                    || !Objects.equals(settled.getOrDefault(form, text.get()), text.get())) {
                return Optional.empty();
            }
            settled.put(form, text.get());
        }
        return settled.equals(known) ? Optional.empty() : Optional.of(settled);
    }

    private boolean holdsDelimiter(Value form, String text) {
        return text.indexOf(delimiter) >= 0 && !vocabulary.mayHoldDelimiter(form);
    }

    /** The demand with every text that is also folded taken as one that is its own fold. */
    private Demand withOneFold(Demand demand) {
        return new Demand(
                withOneFold(demand.key()),
                demand.options().stream()
                        .map(o -> new Demand.Option(withOneFold(o.text()), o.relations()))
                        .toList());
    }

    private Strand withOneFold(Strand strand) {
        List<Element> elements = new ArrayList<>();
        for (Element element : strand.elements()) {
            elements.add(element instanceof Free free ? withOneFold(free) : element);
        }
        return new Strand(strand.kind(), elements);
    }

    private Free withOneFold(Free free) {
        Set<Format.Fold> folds = EnumSet.noneOf(Format.Fold.class);
        demands.stream()
                .flatMap(Demand::strands)
                .flatMap(Strand::values)
                .map(Free::value)
                .filter(free.value()::isNamedLike)
                .forEach(v -> {
                    if (v.form() instanceof Format.Text text) {
                        folds.add(text.fold());
                    }
                });
        folds.remove(Format.Fold.NONE);
        if (folds.size() != 1) {
            return free;
        }
        Format folded = new Format.Text(folds.iterator().next(), true);
        return new Free(new Value(free.value().side(), free.value().name(), folded), free.open());
    }
}
