package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.Resolution;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes templates of a record's placeholders, each in the format that its other keys give it. */
final class ProposedTemplates {

    private final Item item;

    ProposedTemplates(Item item) {
        this.item = item;
    }

    /** A partition of that value, behind its name; empty if it can't stand in a key. */
    Optional<KeyTemplate> partition(List<String> path) {
        String word = String.join(".", path).toUpperCase(Locale.ROOT);
        String placeholder = known(path)
                .map(ProposedTemplates::source)
                .orElseGet(() -> isDecimal(path) ? ordered(path) : plain(path));
        return typed(word + item.delimiter() + placeholder);
    }

    /** A sort key of those values, in the order of numbers where there are any. */
    Optional<KeyTemplate> sort(List<List<String>> paths) {
        return typed(paths.stream().map(this::ordered).collect(Collectors.joining(String.valueOf(item.delimiter()))));
    }

    /** The same behind a word, which may be all of it. */
    Optional<KeyTemplate> sort(String word, List<List<String>> paths) {
        return paths.isEmpty() ? typed(word) : sort(paths).map(s -> s.behind(word + item.delimiter()));
    }

    private String ordered(List<String> path) {
        Optional<Known> known = known(path);
        if (known.filter(k -> !isUnordered(k.slot().format())).isPresent()) {
            return source(known.get());
        }
        String name = String.join(".", path);
        return isDecimal(path)
                ? "{" + name + ":8.2}"
                : resolve(path) instanceof Resolution.Found found && isInteger(found.type())
                        ? "{" + name + ":6}"
                        : "{" + name + "}";
    }

    private static String plain(List<String> path) {
        return "{" + String.join(".", path) + "}";
    }

    private static boolean isUnordered(Format format) {
        return format instanceof Format.Plain
                || format instanceof Format.NativeInteger
                || format instanceof Format.NativeDecimal
                || (format instanceof Format.Text text && text.rest());
    }

    private boolean isDecimal(List<String> path) {
        return resolve(path) instanceof Resolution.Found found
                && found.type().unwrapped() instanceof ValueType.Scalar scalar
                && scalar.kind() == ScalarKind.BIG_DECIMAL;
    }

    private static boolean isInteger(ValueType type) {
        return type.unwrapped() instanceof ValueType.Scalar scalar
                && Stream.of(ScalarKind.INT, ScalarKind.LONG, ScalarKind.SHORT, ScalarKind.BYTE)
                        .anyMatch(scalar.kind()::equals);
    }

    /** A template of that text; empty if its placeholders can't stand there. */
    Optional<KeyTemplate> typed(String source) {
        return TemplateParser.parse(source) instanceof ParseResult.Parsed parsed
                        && TemplateTyping.type(Origin.NONE, parsed.template(), this::resolve)
                                instanceof TypedResult.Typed typed
                ? Optional.of(typed.template())
                : Optional.empty();
    }

    private Resolution resolve(List<String> path) {
        Optional<Resolution> known = known(path)
                .map(k -> new Resolution.Found(
                        k.slot().type(), k.slot().nullable(), k.slot().attributes()));
        return known.or(() ->
                        path.size() == 1 ? item.component(path.get(0)).map(ProposedTemplates::found) : Optional.empty())
                .orElseGet(() -> new Resolution.Missing(String.join(".", path)));
    }

    private static Resolution found(Component component) {
        return new Resolution.Found(
                component.type(), component.presence() != Presence.REQUIRED, List.of(component.attribute()));
    }

    /** A placeholder with the template it stands in. */
    private record Known(KeyTemplate template, Part.Slot slot) {}

    private Optional<Known> known(List<String> path) {
        return item.templates()
                .flatMap(t -> t.slots().map(s -> new Known(t, s)))
                .filter(k -> k.slot().path().equals(path))
                .findFirst();
    }

    private static String source(Known known) {
        int begin = known.slot().index();
        String source = known.template().source();
        return source.substring(begin, source.indexOf('}', begin) + 1);
    }
}
