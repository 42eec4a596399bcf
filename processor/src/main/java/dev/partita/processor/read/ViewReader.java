package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL020;
import static dev.partita.processor.diagnostic.DesignError.COL021;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ViewRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads the records that show some of an item's components. */
final class ViewReader {

    private static final List<String> STORAGE = List.of(
            Vocabulary.ATTRIBUTE,
            Vocabulary.KEY_ONLY,
            Vocabulary.VERSION,
            Vocabulary.TIME_TO_LIVE,
            Vocabulary.DEFAULT,
            Vocabulary.CONVERT);

    private final JavaModel model;
    private final SourceMap sources;
    private final ComponentReader components;
    private final SoundItems items;

    ViewReader(JavaModel model, SourceMap sources, ComponentReader components, SoundItems items) {
        this.model = model;
        this.sources = sources;
        this.components = components;
        this.items = items;
    }

    /** The view, or nothing if something about it or its item is unsound. */
    Optional<ViewRecord> read(TypeElement record, Findings findings) {
        Site site = new Site(findings, sources.at(record), model.typeOf(record).display());
        Optional<Mark> mark = Mark.on(record, Vocabulary.VIEW);
        if (mark.isEmpty() || !RecordShape.isRecord(record, "@View", site)) {
            return Optional.empty();
        }
        Optional<List<ComponentReader.Shape>> own = components.shapes(record, findings);
        Optional<Item> item = item(mark.get(), site);
        if (own.isEmpty() || item.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<Component>> shown = shown(own.get(), item.get());
        return shown.map(
                s -> new ViewRecord(site.origin(), model.typeOf(record), JavaModel.isPublic(record), item.get(), s));
    }

    private Optional<Item> item(Mark mark, Site site) {
        Optional<Mark.Named> named = mark.type("value");
        TypeElement element = named.map(n -> JavaModel.element(n.type())).orElse(null);
        if (element == null || Mark.on(element, Vocabulary.PARTITION).isEmpty()) {
            site.at(sources.at(mark.place("value")))
                    .report(
                            COL020,
                            "a view shows components of an item, and "
                                    + named.map(n -> model.typeOf(n.type()).display())
                                            .orElse("void")
                                    + " is no record with @Partition.");
            return Optional.empty();
        }
        return items.find(element, site.at(sources.at(mark.place("value"))));
    }

    private Optional<List<Component>> shown(List<ComponentReader.Shape> own, Item item) {
        List<Component> shown = new ArrayList<>();
        for (ComponentReader.Shape shape : own) {
            Optional<Component> original = item.component(shape.name());
            Optional<String> problem = original.map(o -> difference(shape, o, item))
                    .orElseGet(() -> Optional.of(unknown(shape.name(), item)));
            problem.ifPresent(p -> shape.site().report(COL021, p));
            if (problem.isEmpty()) {
                original.ifPresent(o -> shown.add(as(shape, o)));
            }
        }
        return shown.size() == own.size() ? Optional.of(shown) : Optional.empty();
    }

    /** The view's component, stored as the item's is. */
    private static Component as(ComponentReader.Shape shape, Component original) {
        return new Component(
                shape.site().origin(),
                shape.name(),
                original.attribute(),
                original.type(),
                shape.presence(),
                original.role(),
                original.keyOnly(),
                original.defaultValue());
    }

    private static String unknown(String name, Item item) {
        List<String> names = item.components().stream().map(Component::name).toList();
        return item.type().display() + " has no component " + name
                + NearMiss.of(name, names)
                        .map(n -> "; did you mean " + n + "?")
                        .orElse(": it has " + String.join(", ", names));
    }

    private static Optional<String> difference(ComponentReader.Shape shape, Component original, Item item) {
        String place = item.type().display() + "." + original.name();
        String expected = original.type().javaType().display();
        if (!original.type().javaType().equals(shape.type())) {
            return Optional.of("its type is " + shape.type().display() + ", but " + place + " is " + expected
                    + ".\n  Fix: " + expected + " " + original.name());
        }
        if (shape.presence() == Presence.REQUIRED && original.presence() != Presence.REQUIRED) {
            return Optional.of(place + " may lack a value, so this has to be @Nullable or Optional as well.");
        }
        if (STORAGE.stream().anyMatch(a -> Mark.on(shape.field(), a).isPresent())) {
            return Optional.of("how it is stored is said by " + place + ".\n  Fix: remove its annotation");
        }
        return Optional.empty();
    }
}
