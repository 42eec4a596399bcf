package dev.partita.processor.oracle;

import dev.partita.Direction;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/** Draws an access pattern that some key of a table could serve. */
final class RandomMethod {

    private static final JavaType OF_TEST = JavaType.of("shop", "Result");
    private static final List<Form> FORMS =
            List.of(Form.LIST, Form.LIST, Form.LIST, Form.ONE, Form.OPTIONAL, Form.STREAM, Form.EXISTS, Form.COUNT);

    private final Random random;
    private final Table table;
    private final Map<List<String>, Parameter.Bound> equal = new LinkedHashMap<>();
    private final List<Parameter> parameters = new ArrayList<>();
    private Optional<Condition> when = Optional.empty();

    RandomMethod(Random random, Table table) {
        this.random = random;
        this.table = table;
    }

    ReadMethod draw() {
        List<Item> wanted = wanted();
        List<ItemKey> keys = keys(wanted);
        partition(keys);
        sort(keys.get(random.nextInt(keys.size())));
        if (random.nextInt(12) == 0 && !equal.isEmpty()) {
            Parameter.Bound dropped = equal.values().iterator().next();
            equal.values().remove(dropped);
        }
        parameters.addAll(0, equal.values());
        if (random.nextInt(8) > 0) {
            when = keys.stream()
                    .map(this::condition)
                    .filter(Optional::isPresent)
                    .findFirst()
                    .orElse(Optional.empty());
        }
        return method(wanted);
    }

    private List<Item> wanted() {
        List<Item> items = new ArrayList<>(table.items());
        Collections.shuffle(items, random);
        int count = Math.min(items.size(), Math.max(1, random.nextInt(5) - 1));
        List<Item> chosen = items.subList(0, count);
        return table.items().stream().filter(chosen::contains).toList();
    }

    /** One key of each record, from the table or from one index. */
    private List<ItemKey> keys(List<Item> wanted) {
        TableKeys keys = new TableKeys(table);
        if (!table.indexes().isEmpty() && random.nextInt(2) == 0) {
            List<ItemKey> inIndex = wanted.stream()
                    .flatMap(i -> keys
                            .inIndex(
                                    i,
                                    table.indexes()
                                            .get(random.nextInt(table.indexes().size())))
                            .stream())
                    .toList();
            if (inIndex.size() == wanted.size()) {
                return inIndex;
            }
        }
        return wanted.stream()
                .map(i -> keys.inTable(i)
                        .get(random.nextInt(4) == 0 ? keys.inTable(i).size() - 1 : 0))
                .toList();
    }

    private void partition(List<ItemKey> keys) {
        KeyTemplate partition = keys.get(random.nextInt(keys.size())).key().partition();
        partition.slots().forEach(this::equal);
    }

    private void sort(ItemKey key) {
        List<Part.Slot> slots = key.key().sort().map(s -> s.slots().toList()).orElse(List.of());
        int bound = random.nextInt(slots.size() + 2) - 1;
        for (int i = 0; i < bound && i < slots.size(); i++) {
            equal(slots.get(i));
        }
        int next = Math.max(bound, 0);
        if (next < slots.size() && !equal.containsKey(slots.get(next).path()) && random.nextInt(3) > 0) {
            range(slots.get(next));
        }
    }

    private void equal(Part.Slot slot) {
        equal.putIfAbsent(slot.path(), parameter(slot, "p" + equal.size(), Binding.EQUAL));
    }

    private void range(Part.Slot slot) {
        if (slot.type() instanceof ValueType.Scalar scalar
                && scalar.javaType().simpleName().equals("String")
                && random.nextInt(3) == 0) {
            parameters.add(parameter(slot, "start", Binding.STARTS_WITH));
            return;
        }
        int sides = 1 + random.nextInt(3);
        if ((sides & 1) != 0) {
            parameters.add(parameter(slot, "low", random.nextBoolean() ? Binding.FROM : Binding.AFTER));
        }
        if ((sides & 2) != 0) {
            parameters.add(parameter(slot, "high", random.nextBoolean() ? Binding.TO : Binding.BEFORE));
        }
    }

    private static Parameter.Bound parameter(Part.Slot slot, String name, Binding binding) {
        return new Parameter.Bound(Origin.NONE, name, slot.type().javaType(), slot.path(), slot.type(), binding);
    }

    /** What a method has to say to be served by the key. */
    private Optional<Condition> condition(ItemKey key) {
        List<Condition.Term> terms =
                new ArrayList<>(key.when().map(Condition::terms).orElse(List.of()));
        key.key()
                .slots()
                .filter(s -> s.nullable() && !equal.containsKey(s.path()))
                .map(s -> new Condition.Term(s.path(), Condition.Test.PRESENT, List.of()))
                .filter(t -> !terms.contains(t))
                .forEach(terms::add);
        return terms.isEmpty() ? Optional.empty() : Optional.of(new Condition(Origin.NONE, terms));
    }

    private ReadMethod method(List<Item> wanted) {
        boolean collection = wanted.size() > 1 && random.nextBoolean();
        Form form = collection ? Form.ONE : FORMS.get(random.nextInt(FORMS.size()));
        int limit = random.nextInt(4) == 0 ? 1 : 0;
        Direction order = random.nextInt(3) == 0 ? Direction.DESCENDING : Direction.ASCENDING;
        Result result = result(form, collection ? collection(wanted) : records(wanted));
        return new ReadMethod(
                Origin.NONE, "m", parameters, "", result, when, Optional.empty(), order, limit, false, false);
    }

    /** A result with the type that its form is written in. */
    static Result result(Form form, Wanted wanted) {
        JavaType type = switch (form) {
            case OPTIONAL -> wrapped("java.util", "Optional");
            case LIST -> wrapped("java.util", "List");
            case PAGE -> wrapped("dev.partita.runtime", "Page");
            case STREAM -> wrapped("java.util.stream", "Stream");
            case EXISTS -> JavaType.of("", "boolean");
            case COUNT -> JavaType.of("", "long");
            case ONE, NULLABLE -> OF_TEST;
        };
        return new Result(type, form, wanted);
    }

    private static JavaType wrapped(String packageName, String name) {
        return new JavaType(packageName, List.of(name), List.of(OF_TEST), 0);
    }

    private static Wanted records(List<Item> wanted) {
        return new Wanted.Records(OF_TEST, wanted.stream().map(Item::type).toList());
    }

    private Wanted collection(List<Item> wanted) {
        int list = random.nextInt(wanted.size());
        List<Wanted.CollectionPart> parts = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            Form form = i == list || random.nextInt(3) == 0 ? Form.LIST : Form.OPTIONAL;
            JavaType type = wanted.get(i).type();
            parts.add(new Wanted.CollectionPart(Origin.NONE, "part" + i, form, type, List.of(type)));
        }
        return new Wanted.Collection(OF_TEST, parts);
    }

    static String text(ReadMethod method) {
        String bound = method.parameters().stream()
                .map(Parameter.Bound.class::cast)
                .map(b -> b.binding() + " " + String.join(".", b.path()) + " " + b.name())
                .collect(Collectors.joining(", "));
        String parts = method.result().wanted() instanceof Wanted.Collection collection
                ? collection.parts().stream()
                        .map(p -> p.form() + " " + p.javaType().simpleName())
                        .toList()
                        .toString()
                : method.result().wanted().items().stream()
                        .map(JavaType::simpleName)
                        .toList()
                        .toString();
        return method.result().form() + " of " + parts + "(" + bound + ") " + method.order() + " limit "
                + method.limit() + " when "
                + method.when().map(Condition::terms).orElse(List.of());
    }
}
