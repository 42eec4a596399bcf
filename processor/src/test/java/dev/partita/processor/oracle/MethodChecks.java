package dev.partita.processor.oracle;

import dev.partita.Direction;
import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import dev.partita.processor.schema.Wanted;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whether what is said of a method, whatever its keys, is true. */
final class MethodChecks {

    private static final Set<Form> ONE = EnumSet.of(Form.ONE, Form.NULLABLE, Form.OPTIONAL);
    private static final Set<Form> NO_ITEMS = EnumSet.of(Form.EXISTS, Form.COUNT);

    private final Table table;
    private final ReadMethod method;
    private final List<Item> wanted;
    private final List<Parameter.Bound> parameters;
    private final List<Wanted.CollectionPart> parts;
    private final long lists;

    MethodChecks(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
        this.wanted = method.result().wanted().items().stream()
                .flatMap(t -> table.item(t).stream())
                .toList();
        this.parameters =
                method.parameters().stream().map(Parameter.Bound.class::cast).toList();
        this.parts = method.result().wanted() instanceof Wanted.Collection c ? c.parts() : List.of();
        this.lists = parts.stream().filter(p -> p.form() == Form.LIST).count();
    }

    boolean isTrue(DesignError code) {
        Form form = method.result().form();
        boolean collection = !parts.isEmpty();
        return switch (code) {
            case PAT001 -> parameters.stream().anyMatch(p -> types(p).isEmpty());
            case PAT002 -> parameters.stream().anyMatch(this::hasOtherType);
            case PAT005 ->
                parameters.stream().anyMatch(p -> parameters.stream().anyMatch(q -> !p.equals(q) && overlap(p, q)));
            case PAT006 -> !names().contains(method.via().orElseThrow().name());
            case PAT007 ->
                method.limit() < 0
                        || (method.limit() > 0 && form == Form.PAGE)
                        || (method.limit() > 1 && ONE.contains(form) && !collection);
            case PAT008 ->
                method.limit() > 0 && wanted.stream().anyMatch(i -> i.expiry().isPresent());
            case PAT027 -> isIdle(form, collection);
            case COL001 -> collection && !ONE.contains(form);
            case COL002 -> items().size() > new HashSet<>(items()).size();
            case COL003 -> collection && method.limit() > 0 && lists != 1;
            case COL004 ->
                parts.stream().anyMatch(p -> p.form() != Form.LIST && p.items().size() > 1);
            default -> throw new IllegalStateException("no check of " + code);
        };
    }

    private List<?> items() {
        return parts.stream().flatMap(p -> p.items().stream()).toList();
    }

    private List<Component> types(Parameter.Bound parameter) {
        return wanted.stream()
                .flatMap(i -> i.component(parameter.path().get(0)).stream())
                .toList();
    }

    private boolean hasOtherType(Parameter.Bound parameter) {
        boolean beginsNoText = parameter.binding() == Binding.STARTS_WITH
                && !parameter.javaType().simpleName().equals("String");
        return beginsNoText
                || types(parameter).stream().noneMatch(c -> c.type().javaType().equals(parameter.javaType()));
    }

    private static boolean overlap(Parameter.Bound one, Parameter.Bound other) {
        boolean sides = (isUpper(one) && isLower(other)) || (isLower(one) && isUpper(other));
        return one.path().equals(other.path()) && !sides;
    }

    private static boolean isLower(Parameter.Bound parameter) {
        return parameter.binding() == Binding.FROM || parameter.binding() == Binding.AFTER;
    }

    private static boolean isUpper(Parameter.Bound parameter) {
        return parameter.binding() == Binding.TO || parameter.binding() == Binding.BEFORE;
    }

    private Set<String> names() {
        TableKeys keys = new TableKeys(table);
        Set<String> names = new HashSet<>(Set.of("primary"));
        for (Item item : wanted) {
            item.copies().forEach(c -> names.add(c.name()));
            table.indexes().stream()
                    .filter(i -> keys.inIndex(item, i).isPresent())
                    .forEach(i -> names.add(i.name()));
        }
        return names;
    }

    private boolean isIdle(Form form, boolean collection) {
        boolean full = wanted.size() == 1
                && Stream.of(wanted.get(0))
                        .flatMap(i -> new TableKeys(table).inTable(i).stream())
                        .anyMatch(k -> k.key()
                                .slots()
                                .allMatch(s -> parameters.stream()
                                        .anyMatch(p -> p.path().equals(s.path()))));
        boolean one = ONE.contains(form) && method.limit() == 0;
        boolean nothingToSort = NO_ITEMS.contains(form) || (collection ? lists == 0 : one);
        return full
                || (method.order() == Direction.DESCENDING && nothingToSort)
                || (method.limit() > 0 && form == Form.EXISTS);
    }
}
