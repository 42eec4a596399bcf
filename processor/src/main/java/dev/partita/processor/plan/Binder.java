package dev.partita.processor.plan;

import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Ties each parameter to a component of each record. Placeholders in the same place of the partition templates are one
 * thing, which either name means; a name that binds such a place isn't sought among other components.
 */
final class Binder {

    private final Candidate candidate;

    Binder(Candidate candidate) {
        this.candidate = candidate;
    }

    /** The keys in the candidate's order, with their restrictions. */
    List<BoundKey> bind(List<Bound> parameters) {
        return candidate.keys().stream().map(key -> bind(key, parameters)).toList();
    }

    private BoundKey bind(ItemKey key, List<Bound> parameters) {
        Map<List<String>, List<Bound>> restrictions = new LinkedHashMap<>();
        for (Bound parameter : parameters) {
            Set<Integer> places = places(parameter.path());
            Set<List<String>> paths = places.isEmpty() ? Set.of(parameter.path()) : pathsAt(places, key);
            paths.forEach(
                    p -> restrictions.computeIfAbsent(p, n -> new ArrayList<>()).add(parameter));
        }
        return new BoundKey(key, restrictions);
    }

    /** The places in the partition templates that mean the same as the path, which one of the records has there. */
    private Set<Integer> places(List<String> path) {
        Set<Integer> places = new TreeSet<>();
        candidate.keys().forEach(key -> places.addAll(placesOf(Set.of(path), key)));
        for (int before = -1; before < places.size(); ) {
            before = places.size();
            candidate.keys().forEach(key -> places.addAll(placesOf(pathsAt(places, key), key)));
        }
        return places;
    }

    private static Set<Integer> placesOf(Set<List<String>> paths, ItemKey key) {
        List<Part.Slot> slots = slots(key);
        return IntStream.range(0, slots.size())
                .filter(i -> paths.contains(slots.get(i).path()))
                .boxed()
                .collect(Collectors.toSet());
    }

    private static Set<List<String>> pathsAt(Set<Integer> places, ItemKey key) {
        List<Part.Slot> slots = slots(key);
        return places.stream().map(p -> slots.get(p).path()).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static List<Part.Slot> slots(ItemKey key) {
        return key.key().partition().slots().toList();
    }
}
