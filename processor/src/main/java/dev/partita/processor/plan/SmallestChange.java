package dev.partita.processor.plan;

import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Proposes an index key that serves, where one record is wanted. It has been tried: what is pasted works. */
final class SmallestChange {

    private final Table table;
    private final ReadMethod method;
    private final List<Item> wanted;

    SmallestChange(Table table, ReadMethod method, List<Item> wanted) {
        this.table = table;
        this.method = method;
        this.wanted = wanted;
    }

    /** The proposal as text to paste; empty if there is none. */
    String text() {
        Optional<Parameter.Bound> first =
                bound().filter(b -> b.binding() == Binding.EQUAL).findFirst();
        if (wanted.size() != 1 || first.isEmpty() || method.via().isPresent()) {
            return "";
        }
        Item item = wanted.get(0);
        return proposals(item, first.get().path())
                .filter(p -> p.serves(table, item, method))
                .findFirst()
                .map(p -> "give " + item.type().simpleName() + " a key that begins with "
                        + String.join(".", first.get().path()) + ", for example\n    " + p.text() + "\n    and "
                        + table.type().simpleName() + " its index: @GlobalIndex(name = \"" + p.name() + "\")")
                .orElse("");
    }

    /** Those that keep the most of the primary key's values first, since they sort items that are otherwise equal. */
    private Stream<ProposedIndex> proposals(Item item, List<String> first) {
        ProposedTemplates templates = new ProposedTemplates(item);
        List<List<String>> given = given(first);
        List<List<String>> others = others(item, first, given);
        return templates.partition(first).stream()
                .flatMap(partition -> IntStream.rangeClosed(0, others.size())
                        .mapToObj(left -> joined(given, others.subList(0, others.size() - left)))
                        .flatMap(paths -> proposal(templates, partition, paths).stream()));
    }

    private Optional<ProposedIndex> proposal(
            ProposedTemplates templates, KeyTemplate partition, List<List<String>> paths) {
        Optional<KeyTemplate> sort = templates.sort(paths);
        return paths.isEmpty() || sort.isPresent()
                ? Optional.of(new ProposedIndex(freeName(), partition, sort, method.when()))
                : Optional.empty();
    }

    /** What the parameters bind, ranges last. */
    private List<List<String>> given(List<String> first) {
        Set<List<String>> paths = new LinkedHashSet<>();
        bound().filter(b -> b.binding() == Binding.EQUAL).forEach(b -> paths.add(b.path()));
        bound().filter(b -> b.binding() != Binding.EQUAL).forEach(b -> paths.add(b.path()));
        paths.remove(first);
        return List.copyOf(paths);
    }

    private static List<List<String>> others(Item item, List<String> first, List<List<String>> given) {
        return item.primary()
                .slots()
                .map(Part.Slot::path)
                .distinct()
                .filter(p -> !p.equals(first) && !given.contains(p))
                .toList();
    }

    private static List<List<String>> joined(List<List<String>> given, List<List<String>> others) {
        List<List<String>> all = new ArrayList<>(given);
        all.addAll(others);
        return all;
    }

    private String freeName() {
        return IntStream.rangeClosed(1, table.indexes().size() + 1)
                .mapToObj(n -> "GSI" + n)
                .filter(n -> table.index(n).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private Stream<Parameter.Bound> bound() {
        return method.parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast);
    }
}
