package dev.partita.processor.read;

import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What the dotted names in templates and conditions of a record stand for.
 *
 * @param record the record as messages name it
 * @param components the record's sound components
 * @param unsound the names of its other components
 *
 * @param embedded the components of an {@code @Embedded} record, if it is sound
 */
record Paths(
        String record,
        List<Component> components,
        Set<String> unsound,
        Function<JavaType, Optional<List<Component>>> embedded) {

    /** The paths of a record that nothing is wrong with. */
    static Paths of(Item item, Function<JavaType, Optional<List<Component>>> embedded) {
        return new Paths(item.type().display(), item.components(), Set.of(), embedded);
    }

    /** The text of a {@link Resolution.Missing} that is somebody else's fault and has been reported there. */
    static final String SILENT = "";

    Resolution resolve(List<String> path) {
        return unsound.contains(path.get(0))
                ? new Resolution.Missing(SILENT)
                : resolve(record, components, path, false);
    }

    private Resolution resolve(String owner, List<Component> known, List<String> path, boolean nullable) {
        String name = path.get(0);
        Optional<Component> found =
                known.stream().filter(c -> c.name().equals(name)).findFirst();
        if (found.isEmpty()) {
            return missing(owner, known, path);
        }
        boolean lacking = nullable || found.get().presence() != Presence.REQUIRED;
        ValueType type = found.get().type();
        if (path.size() == 1) {
            return new Resolution.Found(type, lacking, List.of(found.get().attribute()));
        }
        if (type.unwrapped() instanceof ValueType.Embedded inner) {
            return embedded.apply(inner.javaType())
                    .map(c -> behind(
                            found.get(), resolve(inner.javaType().display(), c, path.subList(1, path.size()), lacking)))
                    .orElse(new Resolution.Missing(SILENT));
        }
        return new Resolution.Missing(
                noInside(owner + "." + name, name, type),
                type instanceof ValueType.Single ? Optional.of(List.of(name)) : Optional.empty());
    }

    private static Resolution missing(String owner, List<Component> known, List<String> path) {
        List<String> names = known.stream().map(Component::name).toList();
        Optional<String> near = NearMiss.of(path.get(0), names);
        String text = owner + " has no component " + path.get(0)
                + near.map(n -> "; did you mean " + n + "?").orElse(": it has " + String.join(", ", names));
        return new Resolution.Missing(text, near.map(n -> with(path, 0, n)));
    }

    private static List<String> with(List<String> path, int index, String name) {
        List<String> changed = new ArrayList<>(path);
        changed.set(index, name);
        return changed;
    }

    /** The same, seen from outside. */
    private static Resolution behind(Component outer, Resolution inner) {
        if (inner instanceof Resolution.Found found) {
            return new Resolution.Found(found.type(), found.nullable(), behind(outer.attribute(), found.attributes()));
        }
        Resolution.Missing missing = (Resolution.Missing) inner;
        return new Resolution.Missing(missing.text(), missing.meant().map(m -> behind(outer.name(), m)));
    }

    private static List<String> behind(String name, List<String> inner) {
        return Stream.concat(Stream.of(name), inner.stream()).toList();
    }

    private static String noInside(String place, String name, ValueType type) {
        return type instanceof ValueType.Single
                ? place + " is a record with one component, which counts as that component: write " + name
                : place + " is " + type.javaType().display() + ", not an @Embedded record: nothing can be named in it";
    }
}
