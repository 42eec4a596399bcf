package dev.partita.processor.effect;

import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A copy or claim whose key the primary key doesn't determine: it is somewhere that only the previous value tells, so a
 * write that doesn't know that value would leave it behind.
 *
 * @param name what messages call it
 * @param key its key
 */
public record Wandering(String name, Key key) {

    /** Those of a record, copies first. */
    public static List<Wandering> of(Item item) {
        return all(item).filter(w -> !item.primary().determines(w.key())).toList();
    }

    private static Stream<Wandering> all(Item item) {
        return Stream.concat(
                item.copies().stream().map(Wandering::of),
                item.claims().stream().map(Wandering::of));
    }

    private static Wandering of(CopyKey copy) {
        return new Wandering("copy " + copy.name(), copy.key());
    }

    private static Wandering of(Claim claim) {
        return new Wandering("claim " + claim.template(), claim.key());
    }

    /** The components that tell where they are, beside the primary key: each once. */
    public static List<Part.Slot> components(Item item) {
        Map<List<String>, Part.Slot> components = new LinkedHashMap<>();
        of(item).stream()
                .flatMap(w -> w.key().slots())
                .filter(slot -> !item.primary().says(slot))
                .forEach(slot -> components.putIfAbsent(slot.path(), slot));
        return List.copyOf(components.values());
    }
}
