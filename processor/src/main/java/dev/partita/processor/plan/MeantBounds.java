package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What parameters are meant to bind whose names are no component's: {@code since} and {@code until} are bounds of the one
 * component of their type that stands in a sort key. What is proposed has been planned.
 */
final class MeantBounds {

    private static final Map<String, Binding> FIRST_WORDS = Map.ofEntries(
            Map.entry("from", Binding.FROM),
            Map.entry("since", Binding.FROM),
            Map.entry("first", Binding.FROM),
            Map.entry("start", Binding.FROM),
            Map.entry("min", Binding.FROM),
            Map.entry("after", Binding.AFTER),
            Map.entry("to", Binding.TO),
            Map.entry("until", Binding.TO),
            Map.entry("last", Binding.TO),
            Map.entry("end", Binding.TO),
            Map.entry("max", Binding.TO),
            Map.entry("before", Binding.BEFORE));

    private final List<ItemKey> keys;
    private final Predicate<Bound> unknown;

    /**
     * Of a method.
     *
     * @param keys the keys of what it wants
     * @param unknown whether a parameter names no component
     */
    MeantBounds(List<ItemKey> keys, Predicate<Bound> unknown) {
        this.keys = keys;
        this.unknown = unknown;
    }

    /** One fix for all such parameters of the method. */
    Optional<Fix> fix(MethodFaults.Repairs repairs) {
        List<Parameter> parameters = new ArrayList<>();
        List<Edit> edits = new ArrayList<>();
        for (Parameter parameter : repairs.method().parameters()) {
            Optional<Bound> meant = parameter instanceof Bound bound && isItself(bound) && unknown.test(bound)
                    ? component(repairs, bound).map(path -> bound(bound, path))
                    : Optional.empty();
            meant.ifPresent(b -> edits.add(
                    Edit.on(repairs.place(parameter), MethodSource.binding(b).strip())));
            parameters.add(meant.isPresent() ? meant.get() : parameter);
        }
        return repairs.planner()
                .planned(repairs.method().withParameters(repairs.method().name(), parameters))
                .map(plan -> Fix.of("say which component is meant", edits.toArray(Edit[]::new)));
    }

    /** And not a part of a key that is given as a record. */
    private static boolean isItself(Bound parameter) {
        return parameter.name().equals(parameter.declared().name());
    }

    /** The only one in sort keys that the parameter can hold and that no other parameter binds. */
    private Optional<List<String>> component(MethodFaults.Repairs repairs, Bound parameter) {
        List<List<String>> bound = repairs.method().bound().stream()
                .filter(unknown.negate())
                .map(Bound::path)
                .toList();
        List<List<String>> fitting = keys.stream()
                .flatMap(k -> k.key().sort().stream())
                .flatMap(KeyTemplate::slots)
                .filter(s -> ParameterTypes.fits(s.type(), parameter))
                .map(Part.Slot::path)
                .filter(p -> !bound.contains(p))
                .distinct()
                .toList();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    private static Bound bound(Bound parameter, List<String> path) {
        String firstWord = parameter.name().split("(?=\\p{Lu})", 2)[0];
        Binding binding = parameter.binding() == Binding.EQUAL
                ? FIRST_WORDS.getOrDefault(firstWord, Binding.EQUAL)
                : parameter.binding();
        return new Bound(parameter.origin(), parameter.name(), parameter.javaType(), path, parameter.type(), binding);
    }
}
