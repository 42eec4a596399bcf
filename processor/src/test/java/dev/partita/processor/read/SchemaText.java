package dev.partita.processor.read;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.Wanted;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A schema as a text that a test can show. */
final class SchemaText {

    private final StringBuilder text = new StringBuilder();

    static String of(Table table) {
        SchemaText printed = new SchemaText();
        printed.line("table %s of %s%s, %s%s"
                .formatted(
                        table.name(),
                        table.type().display(),
                        table.isPublic() ? "" : " (hidden)",
                        table.partitionKey(),
                        table.sortKey().map(s -> " and " + s).orElse("")));
        table.indexes().forEach(printed::index);
        table.items().forEach(printed::item);
        table.repositories().forEach(printed::repository);
        return printed.text.toString();
    }

    static String of(Component component) {
        return component.type().javaType().display() + " " + component.name()
                + " as " + (component.keyOnly() ? "key only" : component.attribute())
                + " " + of(component.type())
                + switch (component.presence()) {
                    case REQUIRED -> "";
                    case NULLABLE -> " nullable";
                    case OPTIONAL -> " optional";
                }
                + switch (component.role()) {
                    case VALUE -> "";
                    case VERSION -> " version";
                    case EXPIRY -> " expiry";
                }
                + component.defaultValue().map(d -> " default " + d).orElse("");
    }

    static String of(ValueType type) {
        if (type instanceof ValueType.Scalar scalar) {
            return scalar.kind().name();
        }
        if (type instanceof ValueType.Enumeration enumeration) {
            return enumeration.constants().toString();
        }
        if (type instanceof ValueType.Single single) {
            return single.accessor() + "(" + of(single.value()) + ")";
        }
        if (type instanceof ValueType.ListOf list) {
            return "list(" + of(list.element()) + ")";
        }
        if (type instanceof ValueType.SetOf set) {
            return "set(" + of(set.element()) + ")";
        }
        if (type instanceof ValueType.MapOf map) {
            return "map(" + of(map.value()) + ")";
        }
        if (type instanceof ValueType.Embedded embedded) {
            return "by " + embedded.codec().canonicalName();
        }
        ValueType.Converted converted = (ValueType.Converted) type;
        return "converted("
                + converted
                        .key()
                        .map(k -> "key " + k.converter().display() + " " + k.width())
                        .orElse("")
                + converted
                        .attribute()
                        .map(a -> "attribute " + a.converter().display() + " "
                                + a.stored().display())
                        .orElse("")
                + ")";
    }

    static String of(KeyTemplate template) {
        return template.parts().stream().map(SchemaText::of).collect(Collectors.joining());
    }

    private static String of(Part part) {
        return part instanceof Part.Slot slot
                ? "{" + slot.name() + " " + of(slot.format()) + (slot.nullable() ? " nullable" : "") + "}"
                : ((Part.Literal) part).text();
    }

    private static String of(Format format) {
        return format instanceof Format.Temporal temporal
                ? temporal.kind().name()
                : format.getClass().getSimpleName();
    }

    static String of(Condition condition) {
        return condition.terms().stream()
                .map(t -> String.join(".", t.path()) + " " + t.test() + " " + t.values())
                .collect(Collectors.joining(" and "));
    }

    private void index(Index index) {
        line("  %s index %s: %s%s, %s %s"
                .formatted(
                        index.local() ? "local" : "global",
                        index.name(),
                        index.partitionKey(),
                        index.sortKey().map(s -> " and " + s).orElse(""),
                        index.projection(),
                        index.include()));
    }

    private void item(Item item) {
        line("  item %s%s, codec %s"
                .formatted(
                        item.type().display(),
                        item.isPublic() ? "" : " (hidden)",
                        item.codec().canonicalName()));
        item.components().forEach(c -> line("    %s".formatted(of(c))));
        line("    primary %s".formatted(of(item.primary())));
        item.copies()
                .forEach(c -> line("    copy %s %s%s".formatted(c.name(), of(c.key()), c.claims() ? " claims" : "")));
        item.claims().forEach(c -> line("    claim %s".formatted(of(c.key()))));
        item.indexKeys().forEach(this::indexKey);
    }

    private void indexKey(IndexKey key) {
        line("    in %s %s / %s%s"
                .formatted(
                        key.index(),
                        of(key.partition()),
                        of(key.sort()),
                        key.when().map(w -> " when " + of(w)).orElse("")));
    }

    private static String of(Key key) {
        return of(Optional.of(key.partition())) + " / " + of(key.sort());
    }

    private static String of(Optional<KeyTemplate> template) {
        return template.map(SchemaText::of).orElse("-");
    }

    private void repository(Repository repository) {
        line("  repository %s%s, class %s"
                .formatted(
                        repository.type().display(),
                        repository.isPublic() ? "" : " (hidden)",
                        repository.implementation().canonicalName()));
        repository.reads().forEach(this::read);
        repository.writes().forEach(this::write);
        repository
                .gets()
                .forEach(g -> line("    get %s(%s %s) → %s of %s%s"
                        .formatted(
                                g.name(),
                                g.keys().javaType().display(),
                                g.keys().name(),
                                g.form(),
                                g.key().item().display(),
                                g.consistent() ? " consistent" : "")));
    }

    private void read(ReadMethod method) {
        line("    %s(%s) → %s %s%s%s%s%s%s%s"
                .formatted(
                        method.name(),
                        parameters(method),
                        method.result().form(),
                        of(method.result().wanted()),
                        method.when().map(w -> " when " + of(w)).orElse(""),
                        method.via().map(v -> " via " + v.name()).orElse(""),
                        method.order().name().equals("ASCENDING") ? "" : " descending",
                        method.limit() == 0 ? "" : " limit " + method.limit(),
                        method.consistent() ? " consistent" : "",
                        method.follow() ? " follow" : ""));
    }

    private static String parameters(ReadMethod method) {
        return method.parameters().stream().map(SchemaText::of).collect(Collectors.joining(", "));
    }

    private static String of(Parameter parameter) {
        return parameter instanceof Parameter.Bound bound
                ? bound.javaType().display() + " " + bound.name() + " " + bound.binding() + " "
                        + String.join(".", bound.path())
                : parameter.name() + " paging";
    }

    private static String of(Wanted wanted) {
        if (wanted instanceof Wanted.Records records) {
            return records.javaType().display()
                    + records.items().stream().map(i -> i.display()).toList();
        }
        if (wanted instanceof Wanted.View view) {
            return "view " + view.javaType().display() + " of " + view.item().display()
                    + view.components().stream().map(SchemaText::of).toList();
        }
        Wanted.Collection collection = (Wanted.Collection) wanted;
        return collection.javaType().display()
                + collection.parts().stream()
                        .map(p -> p.form() + " " + p.name()
                                + p.items().stream().map(i -> i.display()).toList())
                        .toList();
    }

    private void write(WriteMethod method) {
        line("    %s %s%s → %s%s"
                .formatted(
                        method.form(),
                        method.name(),
                        method.parameters().stream()
                                .map(p -> p.javaType().display() + " " + p.name())
                                .toList(),
                        method.javaType().display(),
                        method.token().map(t -> " token " + t).orElse("")));
        method.actions().forEach(action -> line("      " + action(action)));
    }

    private static String action(WriteAction action) {
        String item = action.each().map(e -> "each of " + e + " ").orElse("")
                + action.item().display();
        if (action instanceof WriteAction.Put put) {
            return "put %s %s %s%s %s"
                    .formatted(
                            item,
                            put.record(),
                            put.when(),
                            put.before().map(b -> " over " + b).orElse(""),
                            put.others());
        }
        if (action instanceof WriteAction.Update update) {
            return "update %s %s %s %s%s%s"
                    .formatted(
                            item,
                            update.key().stream().map(SchemaText::of).toList(),
                            update.changes().stream()
                                    .map(c -> c.kind() + " " + c.place().attributes() + " "
                                            + c.value().name() + " " + c.holding())
                                    .toList(),
                            expected(update.expected()),
                            update.upsert() ? " upsert" : "",
                            update.once() ? " once" : "");
        }
        return action instanceof WriteAction.Delete delete
                ? "delete %s %s %s".formatted(item, target(delete.target()), expected(delete.expected()))
                : "check %s %s %s"
                        .formatted(
                                item,
                                target(((WriteAction.Check) action).target()),
                                expected(((WriteAction.Check) action).expected()));
    }

    private static String target(WriteAction.Target target) {
        return target instanceof WriteAction.Target.OfRecord record
                ? record.record()
                : ((WriteAction.Target.OfKey) target)
                        .key().stream().map(SchemaText::of).toList().toString();
    }

    private static List<String> expected(List<WriteAction.Expectation> expected) {
        return expected.stream()
                .map(e -> e.place().attributes() + " " + e.comparison() + " "
                        + e.value().name() + " " + e.holding())
                .toList();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
