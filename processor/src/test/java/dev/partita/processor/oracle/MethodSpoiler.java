package dev.partita.processor.oracle;

import dev.partita.Direction;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Changes a method at one or two places in ways that people get theirs wrong. */
final class MethodSpoiler {

    private static final JavaType LONG = JavaType.of("", "long");

    private final Random random;
    private final Table table;
    private final List<Runnable> changes;
    private final List<Parameter> parameters;
    private Result result;
    private Optional<Condition> when;
    private Optional<String> via = Optional.empty();
    private Direction order;
    private int limit;
    private boolean consistent;

    private MethodSpoiler(Random random, Table table, ReadMethod method) {
        this.random = random;
        this.table = table;
        this.parameters = new ArrayList<>(method.parameters());
        this.result = method.result();
        this.when = method.when();
        this.order = method.order();
        this.limit = method.limit();
        this.changes = List.of(
                this::parameterGone,
                this::parameterGone,
                this::parameterMisspelt,
                this::parameterOfOtherType,
                this::parameterTwice,
                this::parameterMore,
                this::parameterMore,
                this::rangeInstead,
                this::rangeInstead,
                this::beginningInstead,
                this::viaSomething,
                this::noWhen,
                this::consistent,
                this::limited,
                this::limited,
                this::descending,
                this::otherForm,
                this::partTwice,
                this::partOfSeveral,
                this::listOfCollections);
    }

    static ReadMethod spoilt(Random random, Table table, ReadMethod method) {
        MethodSpoiler spoiler = new MethodSpoiler(random, table, method);
        for (int i = random.nextInt(3); i > 0; i--) {
            spoiler.changes.get(random.nextInt(spoiler.changes.size())).run();
        }
        return new ReadMethod(
                method.origin(),
                method.name(),
                spoiler.parameters,
                method.description(),
                spoiler.result,
                spoiler.when,
                spoiler.via.map(v -> new ReadMethod.Via(Origin.NONE, v)),
                spoiler.order,
                spoiler.limit,
                spoiler.consistent,
                false);
    }

    private Optional<Parameter.Bound> any() {
        return parameters.isEmpty()
                ? Optional.empty()
                : Optional.of((Parameter.Bound) parameters.get(random.nextInt(parameters.size())));
    }

    private void replace(Parameter.Bound old, Parameter.Bound changed) {
        parameters.set(parameters.indexOf(old), changed);
    }

    private static Parameter.Bound parameter(String name, List<String> path, ValueType type, Binding binding) {
        return new Parameter.Bound(Origin.NONE, name, type.javaType(), path, type, binding);
    }

    private void parameterGone() {
        any().ifPresent(parameters::remove);
    }

    private void parameterMisspelt() {
        any().ifPresent(p -> replace(p, parameter(p.name(), List.of(p.path().get(0) + "x"), p.type(), p.binding())));
    }

    private void parameterOfOtherType() {
        ValueType type = new ValueType.Scalar(ScalarKind.LONG, LONG);
        any().ifPresent(p -> replace(p, parameter(p.name(), p.path(), type, p.binding())));
    }

    private void parameterTwice() {
        any().ifPresent(p -> parameters.add(parameter("again" + parameters.size(), p.path(), p.type(), p.binding())));
    }

    private void parameterMore() {
        List<Item> items = wanted();
        Item item = items.get(random.nextInt(items.size()));
        Component component =
                item.components().get(random.nextInt(item.components().size()));
        parameters.add(
                parameter("more" + parameters.size(), List.of(component.name()), component.type(), Binding.EQUAL));
    }

    private void rangeInstead() {
        Binding range = List.of(Binding.values()).get(1 + random.nextInt(4));
        any().ifPresent(p -> replace(p, parameter(p.name(), p.path(), p.type(), range)));
    }

    private void beginningInstead() {
        any().ifPresent(p -> replace(p, parameter(p.name(), p.path(), p.type(), Binding.STARTS_WITH)));
    }

    private void viaSomething() {
        via = Optional.of(List.of("primary", "copy", "GSI", "LSI", "OWN", "INVERTED", "GS1")
                .get(random.nextInt(7)));
    }

    private void noWhen() {
        when = Optional.empty();
    }

    private void consistent() {
        consistent = true;
    }

    private void limited() {
        limit = List.of(-1, 1, 5).get(random.nextInt(3));
    }

    private void descending() {
        order = Direction.DESCENDING;
    }

    private void otherForm() {
        if (!isCollection()) {
            Form form = List.of(Form.values()).get(random.nextInt(Form.values().length));
            result = RandomMethod.result(form, result.wanted());
        }
    }

    private void listOfCollections() {
        if (isCollection()) {
            result = RandomMethod.result(Form.LIST, result.wanted());
        }
    }

    private void partTwice() {
        if (result.wanted() instanceof Wanted.Collection collection) {
            List<Wanted.CollectionPart> parts = new ArrayList<>(collection.parts());
            parts.add(parts.get(0));
            result = RandomMethod.result(Form.ONE, new Wanted.Collection(collection.javaType(), parts));
        }
    }

    private void partOfSeveral() {
        List<JavaType> types = result.wanted().items();
        if (types.size() > 1) {
            JavaType type = result.javaType();
            Wanted.CollectionPart part = new Wanted.CollectionPart(Origin.NONE, "part", Form.OPTIONAL, type, types);
            result = RandomMethod.result(Form.ONE, new Wanted.Collection(type, List.of(part)));
        }
    }

    private boolean isCollection() {
        return result.wanted() instanceof Wanted.Collection;
    }

    private List<Item> wanted() {
        return result.wanted().items().stream()
                .flatMap(t -> table.item(t).stream())
                .toList();
    }
}
