package dev.partita.processor.advice;

import dev.partita.Direction;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.plan.ConditionText;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Proposes access patterns for keys that none reads by. What is proposed has been planned. */
final class ProposedPattern {

    private final Table table;
    private final Repository repository;
    private final Set<String> taken;

    ProposedPattern(Table table, List<PlannedRepository> repositories) {
        this.table = table;
        this.repository = repositories.get(0).repository();
        this.taken = repository.reads().stream().map(ReadMethod::name).collect(Collectors.toSet());
    }

    /** One item by its primary key. */
    Optional<Edit> get(Item item) {
        List<Parameter.Bound> parameters = parameters(item.primary().slots());
        JavaType type = new JavaType("java.util", List.of("Optional"), List.of(item.type()), 0);
        ReadMethod method = method(
                free(decapitalized(item.type().simpleName())),
                parameters,
                new Result(type, Result.Form.OPTIONAL, wanted(item)),
                Optional.empty());
        return plan(method).map(p -> edit(method, item.type().simpleName() + " by its key"));
    }

    /** All items of a partition of the index. */
    Optional<Edit> list(ItemKey key) {
        Item item = key.item();
        List<Parameter.Bound> parameters = parameters(key.key().partition().slots());
        JavaType type = new JavaType("java.util", List.of("List"), List.of(item.type()), 0);
        String index = key.index().orElseThrow().name();
        ReadMethod method = method(
                free(decapitalized(item.type().simpleName()) + "In" + capitalized(index)),
                parameters,
                new Result(type, Result.Form.LIST, wanted(item)),
                key.when());
        return plan(method)
                .filter(p -> p instanceof ReadPlan.Query query && query.index().equals(key.index()))
                .map(p -> edit(method, "what " + index + " is for"));
    }

    private Optional<ReadPlan> plan(ReadMethod method) {
        return new Planner(table).plan(repository, method) instanceof Planning.Planned planned
                ? Optional.of(planned.plan())
                : Optional.empty();
    }

    private static Wanted wanted(Item item) {
        return new Wanted.Records(item.type(), List.of(item.type()));
    }

    private static List<Parameter.Bound> parameters(Stream<Part.Slot> slots) {
        Map<List<String>, Parameter.Bound> parameters = new LinkedHashMap<>();
        slots.forEach(s -> parameters.putIfAbsent(
                s.path(),
                new Parameter.Bound(
                        Origin.NONE,
                        s.path().get(s.path().size() - 1),
                        s.type().javaType(),
                        s.path(),
                        s.type(),
                        Parameter.Binding.EQUAL)));
        return new ArrayList<>(parameters.values());
    }

    private static ReadMethod method(
            String name, List<Parameter.Bound> parameters, Result result, Optional<Condition> when) {
        return new ReadMethod(
                Origin.NONE,
                name,
                List.copyOf(parameters),
                "",
                result,
                when,
                Optional.empty(),
                Direction.ASCENDING,
                0,
                false,
                false);
    }

    private Edit edit(ReadMethod method, String description) {
        String when = method.when()
                .map(w -> "value = \"" + description + "\", when = \"" + ConditionText.of(w.terms()) + "\"")
                .orElse("\"" + description + "\"");
        String parameters = method.parameters().stream()
                .map(Parameter.Bound.class::cast)
                .map(ProposedPattern::parameter)
                .collect(Collectors.joining(", "));
        return Edit.in(
                repository.type().display(),
                "@AccessPattern(" + when + ") " + method.result().javaType().display() + " " + method.name() + "("
                        + parameters + ")");
    }

    private static String parameter(Parameter.Bound bound) {
        String is = bound.path().size() > 1 ? "@Is(\"" + String.join(".", bound.path()) + "\") " : "";
        return is + bound.javaType().display() + " " + bound.name();
    }

    private String free(String name) {
        return taken.contains(name) ? "find" + capitalized(name) : name;
    }

    private static String decapitalized(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1).replaceAll("[^A-Za-z0-9_]", "_");
    }
}
