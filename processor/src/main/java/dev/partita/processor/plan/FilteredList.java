package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Proposes a default method that filters a longer list by what no key takes. That costs what a filter in the service would:
 * the same read units, and more bytes on the way. The longer list has been planned.
 */
final class FilteredList {

    private final Planner planner;
    private final Repository repository;
    private final ReadMethod method;

    FilteredList(Planner planner, Repository repository, ReadMethod method) {
        this.planner = planner;
        this.repository = repository;
        this.method = method;
    }

    /** Filtered by the one parameter without which there is a key. */
    Optional<Fix> byOne() {
        return method.bound().stream().flatMap(p -> by(p).stream()).findFirst();
    }

    /** Filtered by a parameter. */
    Optional<Fix> by(Bound parameter) {
        return item().flatMap(item ->
                new FilterSource(item, variable()).of(parameter).flatMap(test -> without(parameter, test)));
    }

    /** Filtered by a text that a parameter wants to find anywhere in a component. */
    Optional<Fix> containing(Bound parameter, Component component) {
        return item().flatMap(item -> new FilterSource(item, variable())
                .contains(component, parameter.name())
                .flatMap(test -> without(parameter, test)));
    }

    private Optional<Item> item() {
        boolean list = method.result().form() == Form.LIST
                && method.limit() == 0
                && method.result().wanted() instanceof Wanted.Records records
                && records.items().size() == 1;
        return list ? planner.item(method.result().wanted().items().get(0)) : Optional.empty();
    }

    /** A name that none of the parameters has. */
    private String variable() {
        Set<String> taken = method.parameters().stream().map(Parameter::name).collect(Collectors.toSet());
        return Stream.of("item", "one", "found")
                .filter(n -> !taken.contains(n))
                .findFirst()
                .orElse("each");
    }

    private Optional<Fix> without(Bound parameter, String test) {
        List<Parameter> rest = new ArrayList<>(method.parameters());
        rest.remove(parameter);
        boolean plain = method.parameters().stream()
                .allMatch(p -> p.name().equals(p.declared().name()));
        ReadMethod longer = method.withParameters(longerName(), rest);
        return plain && planner.planned(longer).isPresent()
                ? Optional.of(fix(parameter, test, longer))
                : Optional.empty();
    }

    private String longerName() {
        return "all" + method.name().substring(0, 1).toUpperCase(Locale.ROOT)
                + method.name().substring(1);
    }

    private Fix fix(Bound parameter, String test, ReadMethod longer) {
        Optional<ReadMethod> existing =
                repository.reads().stream().filter(m -> answers(m, longer)).findFirst();
        ReadMethod source = existing.orElse(longer);
        List<Edit> edits = new ArrayList<>();
        if (existing.isEmpty()) {
            edits.add(Edit.in(repository.type().display(), MethodSource.of(longer)));
        }
        edits.add(Edit.remove(MethodName.place(repository, method), "@AccessPattern"));
        edits.add(Edit.in(repository.type().display(), filter(source, test)));
        return Fix.of(
                "filter by " + parameter.name() + " what is read, which takes the same read units and only more bytes",
                edits.toArray(new Edit[0]));
    }

    /** Whether the method gives the longer list already. */
    private static boolean answers(ReadMethod one, ReadMethod longer) {
        return one.result().equals(longer.result())
                && one.limit() == 0
                && one.order() == longer.order()
                && meanings(one).equals(meanings(longer))
                && one.when()
                        .map(w -> new HashSet<>(w.terms()))
                        .equals(longer.when().map(w -> new HashSet<>(w.terms())));
    }

    private static Set<Object> meanings(ReadMethod method) {
        return method.bound().stream().map(FilteredList::meaning).collect(Collectors.toSet());
    }

    private static Object meaning(Bound parameter) {
        return List.of(parameter.path(), parameter.binding(), parameter.javaType());
    }

    private String filter(ReadMethod source, String test) {
        String parameters = method.parameters().stream()
                .map(p -> p.javaType().display() + " " + p.name())
                .collect(Collectors.joining(", "));
        String arguments = source.bound().stream()
                .map(FilteredList::meaning)
                .map(this::argument)
                .collect(Collectors.joining(", "));
        return "default " + method.result().javaType().display() + " " + method.name() + "(" + parameters
                + ") { return " + source.name() + "(" + arguments + ").stream().filter(" + variable() + " -> " + test
                + ").toList(); }";
    }

    private String argument(Object meaning) {
        return method.bound().stream()
                .filter(p -> meaning(p).equals(meaning))
                .map(Bound::name)
                .findFirst()
                .orElseThrow();
    }
}
