package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** By what the items of an answer are sorted. */
public final class SortOrder {

    private SortOrder() {}

    /**
     * The first placeholder of a sort key that a request leaves open.
     *
     * @param key the key it stands in
     */
    public record First(ItemKey key, Part.Slot slot) {

        /** The annotation with a width for the number. */
        public Edit padded() {
            return KeyEdit.sort(
                    key, NumbersWithWidth.padded(key.key().sort().orElseThrow()).source());
        }
    }

    /** One for each wanted record whose keys go on with a placeholder behind what the request gives. */
    public static List<First> first(Table table, ReadPlan.Query query) {
        List<Parameter.Bound> parameters = query.method().parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast)
                .toList();
        List<ItemKey> keys = query.sources().stream()
                .flatMap(s -> key(new TableKeys(table), s, query.index()).stream())
                .toList();
        List<First> found = new ArrayList<>();
        for (BoundKey key : new Binder(new Candidate(keys)).bind(parameters)) {
            first(key).map(slot -> new First(key.key(), slot)).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Part.Slot> first(BoundKey key) {
        List<Part> parts = key.key().key().sort().map(t -> t.parts()).orElse(List.of());
        int end = key.sort().end();
        return end < parts.size() && parts.get(end) instanceof Part.Slot slot ? Optional.of(slot) : Optional.empty();
    }

    private static Optional<ItemKey> key(TableKeys keys, Source source, Optional<Index> index) {
        return index.isPresent()
                ? keys.inIndex(source.item(), index.get())
                : keys.inTable(source.item()).stream()
                        .filter(k -> k.copy().equals(source.copy()))
                        .findFirst();
    }
}
