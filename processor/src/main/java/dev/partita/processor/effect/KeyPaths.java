package dev.partita.processor.effect;

import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What keys are made of. */
public final class KeyPaths {

    private KeyPaths() {}

    /** Whether an index key is made of templates; otherwise components' own attributes are the key. */
    public static boolean isTemplated(IndexKey key) {
        return key.partition().isPresent() || key.sort().isPresent();
    }

    /** The components that decide an index key, each once: its placeholders, then what its condition looks at. */
    public static List<List<String>> of(IndexKey key) {
        Set<List<String>> paths = new LinkedHashSet<>();
        key.partition().ifPresent(t -> add(t, paths));
        key.sort().ifPresent(t -> add(t, paths));
        key.when().ifPresent(w -> w.terms().stream().map(Condition.Term::path).forEach(paths::add));
        return new ArrayList<>(paths);
    }

    /** The components that a primary or copy key is made of, each once. */
    public static List<List<String>> of(Key key) {
        Set<List<String>> paths = new LinkedHashSet<>();
        key.slots().map(Part.Slot::path).forEach(paths::add);
        return new ArrayList<>(paths);
    }

    private static void add(KeyTemplate template, Set<List<String>> paths) {
        template.slots().map(Part.Slot::path).forEach(paths::add);
    }
}
