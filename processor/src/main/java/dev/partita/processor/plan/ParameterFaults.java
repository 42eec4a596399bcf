package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT001;
import static dev.partita.processor.diagnostic.DesignError.PAT002;
import static dev.partita.processor.diagnostic.DesignError.PAT005;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
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
import java.util.Optional;
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
        if (isUnknown(parameter)) {
            faults.add(
                    PAT001,
                    parameter.origin(),
                    parameter.name() + " names no component of " + records()
                            + (name.equals(parameter.name()) ? "" : ": there is no " + name) + "."
                            + NearMiss.suggestion(name, names()),
                    repairs -> Stream.concat(meant(repairs, parameter, name), without(repairs, parameter)));
        } else if (!new BeginningOfNoText(faults).check(parameter, types)
                && !types.isEmpty()
                && types.stream().noneMatch(t -> ParameterTypes.fits(t, parameter))) {
            faults.add(
                    PAT002,
                    parameter.origin(),
                    parameter.name() + " is of type " + parameter.javaType().display() + ", expected " + expected(types)
                            + ".",
                    repairs -> Stream.of(Fix.of(
                            "take what the component holds",
                            Edit.in(
                                    repairs.place(),
                                    types.iterator().next().javaType().display() + " " + parameter.name()))));
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
                        pair + " both restrict " + String.join(".", path) + ".",
                        repairs -> parameters.stream().flatMap(p -> without(repairs, p)))));
    }

    private boolean isUnknown(Bound parameter) {
        return types(parameter.path()).isEmpty() && !isNested(parameter.path());
    }

    /** The component with nearly that name, if the parameter can hold it, or the one that it is a bound of. */
    private Stream<Fix> meant(MethodFaults.Repairs repairs, Bound parameter, String name) {
        return near(repairs, parameter, name).or(() -> new MeantBounds(keys, this::isUnknown).fix(repairs)).stream();
    }

    private Optional<Fix> near(MethodFaults.Repairs repairs, Bound parameter, String name) {
        return NearMiss.of(name, names())
                .map(near -> new Bound(
                        parameter.origin(),
                        parameter.name(),
                        parameter.javaType(),
                        List.of(near.split("\\.", -1)),
                        parameter.type(),
                        parameter.binding()))
                .filter(b -> types(b.path()).stream().anyMatch(t -> ParameterTypes.fits(t, b)))
                .map(b -> Fix.of(
                        "name the component that is meant",
                        Edit.on(
                                repairs.place(parameter),
                                MethodSource.binding(b).strip())));
    }

    private static Stream<Fix> without(MethodFaults.Repairs repairs, Bound parameter) {
        List<Parameter> rest = new ArrayList<>(repairs.method().parameters());
        rest.remove(parameter);
        ReadMethod shorter = repairs.method().withParameters(repairs.method().name(), rest);
        return repairs.planner().planned(shorter).isPresent()
                ? Stream.of(Fix.of(
                        "leave " + parameter.name() + " out",
                        Edit.remove(
                                repairs.place(),
                                parameter.declared().javaType().display() + " "
                                        + parameter.declared().name())))
                : Stream.empty();
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
