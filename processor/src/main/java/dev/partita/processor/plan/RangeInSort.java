package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
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
import java.util.stream.Collectors;

/** Proposes to sort by what a range is of, behind the word that a sort key begins with. It has been tried. */
final class RangeInSort {

    private final Table table;
    private final ReadMethod method;

    RangeInSort(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
    }

    /** The proposal; empty if it wouldn't help, or would take a key from another access pattern. */
    Optional<Fix> fix(Candidate candidate) {
        Set<List<String>> ranges = method.bound().stream()
                .filter(b -> b.binding() != Binding.EQUAL)
                .map(Parameter.Bound::path)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (ranges.size() != 1 || candidate.keys().size() != 1 || !OtherSorts.areOwn(candidate)) {
            return Optional.empty();
        }
        List<String> range = ranges.iterator().next();
        return sorted(candidate.first(), range).flatMap(sort -> tried(candidate, sort, String.join(".", range)));
    }

    private Optional<Fix> tried(Candidate candidate, KeyTemplate sort, String range) {
        OtherSorts other = new OtherSorts(table, candidate, t -> sort);
        Optional<List<Edit>> choices = new OtherPatterns(table).stay(other.table(), candidate.keys());
        return other.serve(method) && choices.filter(List::isEmpty).isPresent()
                ? Optional.of(Fix.of(
                        "sort by " + range + ", if it never changes and the table holds no items yet",
                        KeyEdit.sort(candidate.first(), sort.source())))
                : Optional.empty();
    }

    /** The word, what is given by equality, the range, and what else is there already. */
    private Optional<KeyTemplate> sorted(ItemKey key, List<String> range) {
        Item item = key.item();
        List<Part> parts = key.key().sort().orElseThrow().parts();
        List<List<String>> there = key.key()
                .sort()
                .orElseThrow()
                .slots()
                .map(Part.Slot::path)
                .distinct()
                .toList();
        Set<List<String>> paths = new LinkedHashSet<>();
        method.bound().stream()
                .filter(b -> b.binding() == Binding.EQUAL && there.contains(b.path()))
                .forEach(b -> paths.add(b.path()));
        paths.add(range);
        paths.addAll(there);
        ProposedTemplates templates = new ProposedTemplates(item);
        String delimiter = String.valueOf(item.delimiter());
        return parts.get(0) instanceof Part.Literal literal && literal.text().endsWith(delimiter)
                ? templates.sort(literal.text().substring(0, literal.text().length() - 1), new ArrayList<>(paths))
                : templates.sort(new ArrayList<>(paths));
    }
}
