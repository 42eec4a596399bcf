package dev.partita.processor.keyspace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Matches that all have to hold; those that share no unknown are solved by themselves. */
final class Scenario {

    private Scenario() {}

    static Solution solve(List<Match> matches, Budget budget) {
        Solution all = Solution.found(Map.of());
        for (List<Match> component : components(matches)) {
            all = all.and(new Search(component, laid -> true, budget).run());
            if (all.isNone()) {
                return all;
            }
        }
        return all;
    }

    private static List<List<Match>> components(List<Match> matches) {
        List<List<Match>> components = new ArrayList<>();
        List<Set<Unknown>> unknowns = new ArrayList<>();
        for (Match match : matches) {
            List<Match> joined = new ArrayList<>();
            Set<Unknown> shared = unknowns(match);
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

    private static Set<Unknown> unknowns(Match match) {
        Set<Unknown> unknowns = new HashSet<>();
        Stream.concat(match.left().stream(), match.right().stream()).forEach(atom -> {
            if (atom instanceof Atom.Sought sought) {
                unknowns.add(sought.unknown().origin());
            }
        });
        return unknowns;
    }
}
