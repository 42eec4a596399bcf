package dev.partita.processor.plan;

import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Proposes an index key that would serve, where one record is wanted. */
final class SmallestChange {

    private final ReadMethod method;
    private final List<Item> wanted;

    SmallestChange(ReadMethod method, List<Item> wanted) {
        this.method = method;
        this.wanted = wanted;
    }

    /** The proposal as text to paste; empty if there is nothing to begin a partition with. */
    String text() {
        List<Parameter.Bound> equal =
                bound().filter(b -> b.binding() == Binding.EQUAL).toList();
        if (wanted.size() != 1 || equal.isEmpty()) {
            return "";
        }
        Item item = wanted.get(0);
        String first = name(equal.get(0));
        return "give " + item.type().simpleName() + " a key that begins with " + first + ", for example\n"
                + "    @IndexKey(index = \"" + index(item) + "\", partition = \"" + first.toUpperCase(Locale.ROOT)
                + "#{"
                + first + "}\"" + sort(item, first) + ")";
    }

    private String sort(Item item, String first) {
        Stream<String> given = Stream.concat(
                        bound().filter(b -> b.binding() == Binding.EQUAL),
                        bound().filter(b -> b.binding() != Binding.EQUAL))
                .map(SmallestChange::name);
        Stream<String> ofKey = item.primary().slots().map(Part.Slot::name);
        Set<String> names = Stream.concat(given, ofKey).collect(Collectors.toCollection(LinkedHashSet::new));
        names.remove(first);
        return names.isEmpty() ? "" : names.stream().collect(Collectors.joining("}#{", ", sort = \"{", "}\""));
    }

    private static String index(Item item) {
        return "GSI" + (item.indexKeys().size() + 1);
    }

    private Stream<Parameter.Bound> bound() {
        return method.parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast);
    }

    private static String name(Parameter.Bound parameter) {
        return String.join(".", parameter.path());
    }
}
