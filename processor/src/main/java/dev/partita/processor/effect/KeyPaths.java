package dev.partita.processor.effect;

import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What keys are made of. */
public final class KeyPaths {

    private KeyPaths() {}

    /** The components that decide an index key, each once: its placeholders, then what its condition looks at. */
    public static List<List<String>> of(IndexKey key) {
        Set<List<String>> paths = new LinkedHashSet<>();
        key.slots().map(Part.Slot::path).forEach(paths::add);
        key.when().ifPresent(w -> w.terms().stream().map(Condition.Term::path).forEach(paths::add));
        return new ArrayList<>(paths);
    }

    /** The components that a primary or copy key is made of, each once. */
    public static List<List<String>> of(Key key) {
        Set<List<String>> paths = new LinkedHashSet<>();
        key.slots().map(Part.Slot::path).forEach(paths::add);
        return new ArrayList<>(paths);
    }

    /** Whether a path is another one, or leads on from it. */
    static boolean isWithin(List<String> path, List<String> outer) {
        return path.size() >= outer.size() && path.subList(0, outer.size()).equals(outer);
    }

    /** Components as they are written. */
    static String names(List<List<String>> paths) {
        return paths.stream().map(p -> String.join(".", p)).collect(Collectors.joining(" and "));
    }
}
