package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT024;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A parameter with several values, which SQL would ask for by IN: a key condition compares with one. */
final class SeveralValues {

    private final MethodFaults faults;
    private final List<Item> wanted;

    SeveralValues(MethodFaults faults, List<Item> wanted) {
        this.faults = faults;
        this.wanted = wanted;
    }

    /** Whether it is one. */
    boolean check(Bound parameter) {
        boolean several = parameter.type() instanceof ValueType.ListOf
                || parameter.type() instanceof ValueType.SetOf
                || parameter.type() instanceof ValueType.MapOf;
        if (several) {
            faults.add(
                    PAT024,
                    parameter.origin(),
                    parameter.name()
                            + " holds several values, but a key condition compares with one: DynamoDB has no IN"
                            + " for keys.",
                    repairs -> Stream.concat(
                            repairs.filtered().by(meant(parameter)).stream(), oneByOne(repairs, meant(parameter))));
        }
        return several;
    }

    /** As the component that is likely meant: many parameters are named in the plural. */
    private Bound meant(Bound parameter) {
        List<String> names = wanted.stream()
                .flatMap(i -> i.components().stream())
                .map(Component::name)
                .toList();
        if (parameter.path().size() > 1 || names.contains(parameter.path().get(0))) {
            return parameter;
        }
        return NearMiss.of(parameter.path().get(0), names)
                .map(n -> new Bound(
                        parameter.origin(),
                        parameter.name(),
                        parameter.javaType(),
                        List.of(n),
                        parameter.type(),
                        parameter.binding()))
                .orElse(parameter);
    }

    private static Stream<Fix> oneByOne(MethodFaults.Repairs repairs, Bound parameter) {
        Optional<ValueType> element = parameter.type() instanceof ValueType.ListOf list
                ? Optional.of(list.element())
                : parameter.type() instanceof ValueType.SetOf set ? Optional.of(set.element()) : Optional.empty();
        return element
                .map(e -> new Bound(
                        parameter.origin(),
                        parameter.path().get(parameter.path().size() - 1),
                        e.javaType(),
                        parameter.path(),
                        e,
                        parameter.binding()))
                .filter(one -> repairs.planner()
                        .planned(with(repairs.method(), parameter, one))
                        .isPresent())
                .map(one -> Fix.of(
                        "take one value, and call the method once for each",
                        Edit.remove(repairs.place(), MethodSource.parameter(parameter)),
                        Edit.in(repairs.place(), MethodSource.parameter(one))))
                .or(() -> Optional.of(Fix.of("take one value, and call the method once for each")))
                .stream();
    }

    private static ReadMethod with(ReadMethod method, Bound several, Bound one) {
        List<Parameter> parameters = new ArrayList<>();
        method.parameters().forEach(p -> parameters.add(p.name().equals(several.name()) ? one : p));
        return method.withParameters(method.name(), parameters);
    }
}
