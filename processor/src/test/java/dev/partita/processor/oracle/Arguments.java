package dev.partita.processor.oracle;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Draws the arguments of a call: mostly values that rows have, else other ones of their kind. */
final class Arguments {

    private final Random random;
    private final RandomDesign design;

    Arguments(Random random, RandomDesign design) {
        this.random = random;
        this.design = design;
    }

    Map<String, Object> draw(ReadMethod method, List<Row> rows) {
        List<JavaType> wanted = method.result().wanted().items();
        List<Row> candidates =
                rows.stream().filter(r -> wanted.contains(r.item().type())).toList();
        Optional<Row> like = candidates.isEmpty()
                ? Optional.empty()
                : Optional.of(candidates.get(random.nextInt(candidates.size())));
        Map<String, Object> arguments = new HashMap<>();
        for (Parameter parameter : method.parameters()) {
            Parameter.Bound bound = (Parameter.Bound) parameter;
            arguments.put(bound.name(), argument(bound, like, wanted));
        }
        return arguments;
    }

    private Object argument(Parameter.Bound parameter, Optional<Row> like, List<JavaType> wanted) {
        Kind kind = wanted.stream()
                .map(t -> design.record(t.simpleName()).components())
                .filter(c -> c.containsKey(parameter.path().get(0)))
                .flatMap(c -> Optional.ofNullable(c.get(parameter.path().get(0))).stream())
                .filter(k -> k.type().equals(parameter.javaType().simpleName()))
                .findFirst()
                .orElseThrow();
        Optional<Object> own = like.flatMap(r -> Optional.ofNullable(r.values().get(parameter.path())));
        if (own.isPresent() && random.nextInt(5) > 0 && fits(own.get(), kind)) {
            return own.get();
        }
        List<Object> all = new ArrayList<>(kind.values());
        if (parameter.binding() != Binding.EQUAL) {
            all.addAll(kind.bounds());
        }
        return all.get(random.nextInt(all.size()));
    }

    private static boolean fits(Object value, Kind kind) {
        return kind.values().get(0).getClass() == value.getClass();
    }
}
