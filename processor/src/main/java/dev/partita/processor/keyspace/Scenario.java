package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Matches that all have to hold; those that share no unknown are solved by themselves. */
final class Scenario {

    private Scenario() {}

    static Solution solve(List<Match> matches, Budget budget) {
        if (contradict(matches)) {
            return Solution.none();
        }
        Solution all = Solution.found(Map.of());
        for (List<Match> component : components(matches)) {
            all = all.and(Search.solve(equalFirst(component), laid -> true, budget));
            if (all.isNone()) {
                return all;
            }
        }
        return all;
    }

    /** Whether two words are to be equal and to differ at once, which a search would try to fulfil at every length. */
    private static boolean contradict(List<Match> matches) {
        Set<List<List<Atom>>> equal = matches.stream()
                .filter(m -> m.relation() == Relation.EQUAL)
                .map(Scenario::words)
                .collect(Collectors.toSet());
        return matches.stream()
                .filter(m -> m.relation() != Relation.EQUAL)
                .map(Scenario::words)
                .anyMatch(equal::contains);
    }

    /** Both words without what they end with alike, which are equal if the whole words are. */
    private static List<List<Atom>> words(Match match) {
        List<Atom> left = match.left();
        List<Atom> right = match.right();
        int same = 0;
        while (same < Math.min(left.size(), right.size())
                && left.get(left.size() - 1 - same).equals(right.get(right.size() - 1 - same))) {
            same++;
        }
        return List.of(left.subList(0, left.size() - same), right.subList(0, right.size() - same));
    }

    /** Equalities leave the fewest lengths to try, so they come first. */
    private static List<Match> equalFirst(List<Match> matches) {
        return matches.stream()
                .sorted(Comparator.comparing(m -> m.relation() != Relation.EQUAL))
                .toList();
    }

    private static List<List<Match>> components(List<Match> matches) {
        List<List<Match>> components = new ArrayList<>();
        List<Set<Unknown>> unknowns = new ArrayList<>();
        for (Match match : matches) {
            List<Match> joined = new ArrayList<>();
            Set<Unknown> shared = match.unknowns().collect(Collectors.toSet());
            for (int i = components.size() - 1; i >= 0; i--) {
                if (unknowns.get(i).stream().anyMatch(shared::contains)) {
                    joined.addAll(0, components.remove(i));
                    shared.addAll(unknowns.remove(i));
                }
            }
            joined.add(match);
            components.add(joined);
            unknowns.add(shared);
        }
        return components;
    }
}
