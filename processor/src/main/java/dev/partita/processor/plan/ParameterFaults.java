package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT001;
import static dev.partita.processor.diagnostic.DesignError.PAT002;
import static dev.partita.processor.diagnostic.DesignError.PAT005;

import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parameters that name no component, or one that they can't hold the value of. */
final class ParameterFaults {

    private final MethodFaults faults;
    private final List<Item> wanted;
    private final List<ItemKey> keys;

    ParameterFaults(MethodFaults faults, Table table, List<Item> wanted) {
        this.faults = faults;
        this.wanted = wanted;
        this.keys = new Candidates(table).keysOf(wanted);
    }

    void check(Bound parameter) {
        String name = String.join(".", parameter.path());
        Set<ValueType> types = types(parameter.path());
        if (types.isEmpty() && !isNested(parameter.path())) {
            faults.add(
                    PAT001,
                    parameter.origin(),
                    parameter.name() + " names no component of " + records()
                            + (name.equals(parameter.name()) ? "" : ": there is no " + name) + "."
                            + NearMiss.suggestion(name, names()));
        } else if (!types.isEmpty() && types.stream().noneMatch(t -> ParameterTypes.fits(t, parameter))) {
            faults.add(
                    PAT002,
                    parameter.origin(),
                    parameter.name() + " is of type " + parameter.javaType().display() + ", expected " + expected(types)
                            + ".");
        } else if (!ParameterTypes.canBegin(parameter)) {
            faults.add(
                    PAT002,
                    parameter.origin(),
                    "@StartsWith is the beginning of a text, found "
                            + parameter.javaType().display() + " " + parameter.name() + ".");
        }
    }

    void checkConflicts(ReadMethod method) {
        Map<List<String>, List<Bound>> byPath = new LinkedHashMap<>();
        for (Parameter parameter : method.parameters()) {
            if (parameter instanceof Bound bound) {
                byPath.computeIfAbsent(bound.path(), p -> new ArrayList<>()).add(bound);
            }
        }
        byPath.forEach((path, parameters) -> OneMeaning.conflict(parameters)
                .ifPresent(pair -> faults.add(
                        PAT005,
                        parameters.get(parameters.size() - 1).origin(),
                        pair + " both restrict " + String.join(".", path) + ".")));
    }

    /** The types of what the path names, in each wanted record that has it. */
    private Set<ValueType> types(List<String> path) {
        Stream<ValueType> inKeys = slots().filter(s -> s.path().equals(path)).map(Part.Slot::type);
        Stream<ValueType> components = wanted.stream()
                .filter(i -> path.size() == 1)
                .flatMap(i -> i.component(path.get(0)).stream())
                .map(Component::type);
        return Stream.concat(components, inKeys).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether the path leads into a component: what it ends at is known only where a key has it. */
    private boolean isNested(List<String> path) {
        return path.size() > 1
                && wanted.stream().anyMatch(i -> i.component(path.get(0)).isPresent());
    }

    private Set<String> names() {
        Stream<String> components =
                wanted.stream().flatMap(i -> i.components().stream()).map(Component::name);
        return Stream.concat(components, slots().map(Part.Slot::name)).collect(Collectors.toSet());
    }

    private Stream<Part.Slot> slots() {
        return keys.stream().flatMap(k -> k.key().slots());
    }

    private String records() {
        return wanted.stream().map(i -> i.type().simpleName()).collect(Collectors.joining(", "));
    }

    private static String expected(Set<ValueType> types) {
        return types.stream()
                .flatMap(t -> Stream.of(t, t.unwrapped()))
                .map(t -> t.javaType().display())
                .distinct()
                .collect(Collectors.joining(" or "));
    }
}
