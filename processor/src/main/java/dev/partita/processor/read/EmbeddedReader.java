package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.ATT003;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** Reads the records that are stored inside items. */
final class EmbeddedReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final ComponentReader components;
    private final Map<JavaType, Optional<List<Component>>> known = new HashMap<>();

    EmbeddedReader(JavaModel model, SourceMap sources, ComponentReader components) {
        this.model = model;
        this.sources = sources;
        this.components = components;
    }

    /** The record, or nothing if something about it is unsound. */
    Optional<EmbeddedRecord> read(TypeElement record, Findings findings) {
        JavaType type = model.typeOf(record);
        Site site = new Site(findings, sources.at(record), type.display());
        if (!RecordShape.isRecord(record, "@Embedded", site)) {
            return Optional.empty();
        }
        Optional<List<Component>> found = components.read(record, findings).whole();
        return found.filter(c -> isFinite(type, site))
                .map(c -> new EmbeddedRecord(site.origin(), type, JavaModel.isPublic(record), c));
    }

    /** The components of an embedded record, if it is sound; what is wrong with it is reported with itself. */
    Optional<List<Component>> componentsOf(JavaType type) {
        Optional<List<Component>> found = known.get(type);
        if (found == null) {
            TypeElement record = model.find(type);
            found = record == null
                    ? Optional.empty()
                    : components.read(record, new Findings()).whole();
            known.put(type, found);
        }
        return found;
    }

    /** Whether a value of it can be made: a record that always contains another of its kind never is. */
    private boolean isFinite(JavaType type, Site site) {
        Optional<Deque<JavaType>> circle = circle(type, type, new ArrayDeque<>());
        circle.ifPresent(way -> site.report(
                ATT003,
                "it always contains another " + type.display() + " ("
                        + Stream.concat(way.stream(), Stream.of(type))
                                .map(JavaType::display)
                                .collect(Collectors.joining(" → "))
                        + "), so that no value of it is ever finished.",
                Fix.of("make one of these components @Nullable, or a List")));
        return circle.isEmpty();
    }

    /** The way from a record back to the target, through components that always have a value. */
    private Optional<Deque<JavaType>> circle(JavaType from, JavaType target, Deque<JavaType> way) {
        way.addLast(from);
        for (JavaType next : alwaysIn(from)) {
            if (next.equals(target)) {
                return Optional.of(way);
            }
            if (!way.contains(next)) {
                Optional<Deque<JavaType>> found = circle(next, target, way);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        way.removeLast();
        return Optional.empty();
    }

    private List<JavaType> alwaysIn(JavaType type) {
        return componentsOf(type).orElse(List.of()).stream()
                .filter(c -> c.presence() == Presence.REQUIRED)
                .map(c -> c.type().unwrapped())
                .filter(ValueType.Embedded.class::isInstance)
                .map(ValueType::javaType)
                .toList();
    }
}
