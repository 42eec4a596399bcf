package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Solution.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Whether some values fulfil some demands, where values of one name in several forms are taken as independent. */
final class Question {

    private final List<Demand> demands;
    private final Vocabulary vocabulary;
    private final Budget budget;
    private boolean undecided;

    /**
     * A question.
     *
     * @param known values whose text has been settled
     * @param budget what all questions of a proof may cost together
     */
    Question(List<Demand> demands, char delimiter, Map<Value, String> known, Budget budget) {
        this.demands = demands;
        this.budget = budget;
        this.vocabulary =
                new Vocabulary(demands.stream().flatMap(Demand::strands).toList(), delimiter, known);
    }

    Answer ask() {
        Expansion narrow = new Expansion(vocabulary, Map.of());
        int tokens = demands.stream()
                .flatMap(Demand::strands)
                .mapToInt(s -> narrow.tokens(s).count())
                .max()
                .orElse(1);
        List<Value> open = vocabulary.open().stream()
                .sorted(Comparator.comparing(Value::isFolded))
                .toList();
        Answer answer = expand(open, 0, tokens + 1, new HashMap<>());
        return answer.isNone() && undecided ? Answer.of(Kind.UNDECIDED) : answer;
    }

    /** A value that may hold the delimiter needs no more tokens than the longest text, and one. */
    private Answer expand(List<Value> open, int index, int most, Map<Value, Integer> counts) {
        if (index == open.size()) {
            return ask(new Expansion(vocabulary, counts));
        }
        Optional<Integer> counted = vocabulary.plain(open.get(index)).map(counts::get);
        for (int count = counted.orElse(1); count <= counted.orElse(most); count++) {
            counts.put(open.get(index), count);
            Answer answer = expand(open, index + 1, most, counts);
            if (answer.isFound()) {
                return answer;
            }
        }
        return Answer.of(Kind.NONE);
    }

    private Answer ask(Expansion expansion) {
        Function<Strand, Tokens> tokens = expansion::tokens;
        List<List<List<Match>>> waysOfAll = new ArrayList<>();
        for (Demand demand : demands) {
            List<List<Match>> ways = ways(demand, tokens);
            if (demands.size() > 1) {
                ways.removeIf(way -> Scenario.solve(way, budget).isNone());
            }
            if (ways.isEmpty()) {
                return Answer.of(Kind.NONE);
            }
            waysOfAll.add(ways);
        }
        Solution solution = combine(waysOfAll, 0, List.of());
        return solution.isFound() ? Answer.found(expansion.texts(solution)) : Answer.of(Kind.NONE);
    }

    private static List<List<Match>> ways(Demand demand, Function<Strand, Tokens> tokens) {
        List<List<Match>> ways = new ArrayList<>();
        Tokens key = tokens.apply(demand.key());
        for (Demand.Option option : demand.options()) {
            Tokens text = tokens.apply(option.text());
            option.relations().forEach(relation -> ways.addAll(key.relate(relation, text)));
        }
        return ways;
    }

    private Solution combine(List<List<List<Match>>> waysOfAll, int index, List<Match> chosen) {
        if (index == waysOfAll.size()) {
            Solution solution = Scenario.solve(chosen, budget);
            undecided |= solution.kind() == Kind.UNDECIDED;
            return solution;
        }
        for (List<Match> way : waysOfAll.get(index)) {
            List<Match> longer = new ArrayList<>(chosen);
            longer.addAll(way);
            Solution solution = combine(waysOfAll, index + 1, longer);
            if (solution.isFound()) {
                return solution;
            }
        }
        return Solution.none();
    }
}
