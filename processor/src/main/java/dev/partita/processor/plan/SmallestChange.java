package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Fix;
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
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Proposes an index with a key of each wanted record that serves. It has been tried: what is pasted works. */
final class SmallestChange {

    private final Table table;
    private final ReadMethod method;
    private final List<Item> wanted;

    SmallestChange(Table table, ReadMethod method, List<Item> wanted) {
        this.table = table;
        this.method = method;
        this.wanted = wanted;
    }

    /** The proposal; empty if there is none. */
    Optional<Fix> fix() {
        Optional<Parameter.Bound> first = method.bound().stream()
                .filter(b -> b.binding() == Binding.EQUAL)
                .findFirst();
        return first.filter(f -> method.via().isEmpty())
                .flatMap(f -> proposals(f.path())
                        .filter(p -> p.serves(table, method))
                        .findFirst()
                        .map(p -> p.fix(table, words(f))));
    }

    private String words(Parameter.Bound first) {
        return "give " + wanted.stream().map(i -> i.type().simpleName()).collect(Collectors.joining(" and "))
                + (wanted.size() == 1 ? " a key that begins with " : " keys that begin with ")
                + String.join(".", first.path()) + ", for example";
    }

    /** Those that keep the most of the primary key's values first, since they sort items that are otherwise equal. */
    private Stream<ProposedIndex> proposals(List<String> first) {
        int most = wanted.stream()
                .mapToInt(item -> others(item, first, given(first)).size())
                .max()
                .orElse(0);
        return IntStream.rangeClosed(0, most).boxed().flatMap(left -> proposal(first, left).stream());
    }

    private Optional<ProposedIndex> proposal(List<String> first, int left) {
        List<ProposedIndex.Placed> placed = wanted.stream()
                .flatMap(item -> placed(item, first, left).stream())
                .toList();
        return placed.size() == wanted.size() ? Optional.of(new ProposedIndex(freeName(), placed)) : Optional.empty();
    }

    private Optional<ProposedIndex.Placed> placed(Item item, List<String> first, int left) {
        ProposedTemplates templates = new ProposedTemplates(item);
        List<List<String>> given = given(first);
        List<List<String>> others = others(item, first, given);
        List<List<String>> paths = joined(given, others.subList(0, Math.max(0, others.size() - left)));
        Optional<KeyTemplate> sort = wanted.size() == 1 ? templates.sort(paths) : templates.sort(word(item), paths);
        return sort.isEmpty() && !paths.isEmpty()
                ? Optional.empty()
                : templates.partition(first).map(p -> new ProposedIndex.Placed(item, p, sort, method.when()));
    }

    /** Several records in one partition are told apart by it. */
    private static String word(Item item) {
        return item.type().simpleName().toUpperCase(Locale.ROOT);
    }

    /** What the parameters bind, ranges last. */
    private List<List<String>> given(List<String> first) {
        Set<List<String>> paths = new LinkedHashSet<>();
        method.bound().stream().filter(b -> b.binding() == Binding.EQUAL).forEach(b -> paths.add(b.path()));
        method.bound().stream().filter(b -> b.binding() != Binding.EQUAL).forEach(b -> paths.add(b.path()));
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
}
