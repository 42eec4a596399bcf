package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT002;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A {@code @StartsWith} of a date or a number, which have no beginning: a month is a range of days. */
final class BeginningOfNoText {

    private final MethodFaults faults;

    BeginningOfNoText(MethodFaults faults) {
        this.faults = faults;
    }

    /**
     * Whether it is one.
     *
     * @param types those of the component; none where only a key knows what a path ends at
     */
    boolean check(Bound parameter, Set<ValueType> types) {
        Optional<ValueType> type = types.stream().findFirst();
        boolean fault = parameter.binding() == Binding.STARTS_WITH
                && type.map(t -> types.stream().noneMatch(ValueType::isText))
                        .orElse(!parameter.type().isText());
        if (fault) {
            String found = type.orElse(parameter.type()).javaType().display() + " "
                    + type.map(t -> String.join(".", parameter.path())).orElse(parameter.name());
            faults.add(
                    PAT002,
                    parameter.origin(),
                    "@StartsWith is the beginning of a text, found " + found + ".",
                    repairs -> type.flatMap(t -> range(repairs, parameter, t)).stream());
        }
        return fault;
    }

    private static Optional<Fix> range(MethodFaults.Repairs repairs, Bound parameter, ValueType type) {
        Bound first = bound(parameter, "first", type, Binding.FROM);
        Bound last = bound(parameter, "last", type, Binding.TO);
        List<Parameter> parameters = new ArrayList<>(repairs.method().parameters());
        parameters.remove(parameter);
        parameters.addAll(List.of(first, last));
        return repairs.planner()
                .planned(repairs.method().withParameters(repairs.method().name(), parameters))
                .map(plan -> Fix.of(
                        "take the first and the last that are wanted",
                        Edit.remove(repairs.place(), parameter.javaType().display() + " " + parameter.name()),
                        Edit.in(repairs.place(), MethodSource.parameter(first)),
                        Edit.in(repairs.place(), MethodSource.parameter(last))));
    }

    private static Bound bound(Bound parameter, String word, ValueType type, Binding binding) {
        String component = parameter.path().get(parameter.path().size() - 1);
        String name = word + component.substring(0, 1).toUpperCase(Locale.ROOT) + component.substring(1);
        return new Bound(parameter.origin(), name, type.javaType(), parameter.path(), type, binding);
    }
}
