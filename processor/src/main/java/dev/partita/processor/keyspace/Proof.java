package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Solution.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Answers questions in which a component may stand in several forms, as {@code {at}} and {@code {at:s}}. First the forms
 * are taken as independent: if nothing is found then, nothing there is. Else values are sought whose forms agree.
 */
final class Proof {

    /** As many questions are asked at most about a component that stands in several forms. */
    private static final int MOST_VALUES = 400;

    private final List<Demand> demands;
    private final char delimiter;
    private final KeyTexts texts;
    private final Vocabulary vocabulary;
    private final Budget budget;

    Proof(List<Demand> demands, char delimiter) {
        this(demands, delimiter, new Budget());
    }

    /** With what it may cost. */
    Proof(List<Demand> demands, char delimiter, Budget budget) {
        this.budget = budget;
        this.demands = List.copyOf(demands);
        this.delimiter = delimiter;
        this.texts = new KeyTexts(delimiter);
        this.vocabulary =
                new Vocabulary(demands.stream().flatMap(Demand::strands).toList(), delimiter, Map.of());
    }

    Answer answer() {
        return answer(Map.of());
    }

    private Answer answer(Map<Value, String> known) {
        Answer answer = new Question(demands, delimiter, known, budget).ask();
        if (!answer.isFound()) {
            return answer;
        }
        boolean written = answer.texts().entrySet().stream()
                .allMatch(e -> texts.writes(e.getKey().form(), e.getValue()));
        List<Value> forms = disagreeing(answer);
        if (written && forms.isEmpty()) {
            return answer;
        }
        List<Object> likely = forms.stream()
                .flatMap(form -> texts.read(form.form(), answer.text(form)).stream())
                .toList();
        Answer agreeing = firstOf(likely, forms, known);
        if (agreeing.isFound()) {
            return agreeing;
        }
        List<Object> all = all(forms);
        return all.isEmpty() ? Answer.of(Kind.UNDECIDED) : firstOf(all, forms, known);
    }

    /** All values of a component that has few in one of its forms; none if it has many in all of them. */
    private List<Object> all(List<Value> forms) {
        return forms.stream()
                .filter(form -> Languages.of(form.form(), delimiter) instanceof Language.Bounded bounded
                        && bounded.count() <= MOST_VALUES)
                .findFirst()
                .map(form -> ((Language.Bounded) Languages.of(form.form(), delimiter))
                        .texts()
                        .flatMap(text -> texts.read(form.form(), text).stream())
                        .toList())
                .orElse(List.of());
    }

    /** The answer for the first of the values that has one. */
    private Answer firstOf(List<Object> values, List<Value> forms, Map<Value, String> known) {
        Kind kind = Kind.NONE;
        for (Object value : values) {
            Answer answer = settled(known, forms, value).map(this::answer).orElse(Answer.of(Kind.NONE));
            if (answer.isFound()) {
                return answer;
            }
            kind = answer.isNone() ? kind : Kind.UNDECIDED;
        }
        return Answer.of(kind);
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
}
