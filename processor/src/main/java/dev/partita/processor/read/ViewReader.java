package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL020;
import static dev.partita.processor.diagnostic.DesignError.COL021;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ViewRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

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
                                    + " is no record with @Partition.",
                            shownBy(element)
                                    .map(i -> Fix.of(
                                            "show the item itself", Edit.on(site.place(), "@View(" + i + ".class)")))
                                    .orElseGet(
                                            () -> Fix.of("name the record that is stored as an item, and show what it"
                                                    + " holds of this")));
            return Optional.empty();
        }
        return items.find(element, site.at(sources.at(mark.place("value"))));
    }

    /** The item that a view shows. */
    private Optional<String> shownBy(@Nullable TypeElement element) {
        return Optional.ofNullable(element)
                .flatMap(e -> Mark.on(e, Vocabulary.VIEW))
                .flatMap(m -> m.type("value"))
                .map(n -> model.typeOf(n.type()).display());
    }

    private Optional<List<Component>> shown(List<ComponentReader.Shape> own, Item item) {
        List<Component> shown = new ArrayList<>();
        for (ComponentReader.Shape shape : own) {
            Optional<Component> original = item.component(shape.name());
            Optional<Problem> problem =
                    original.map(o -> difference(shape, o, item)).orElseGet(() -> Optional.of(unknown(shape, item)));
            problem.ifPresent(p -> shape.site().report(COL021, p.text(), p.fix()));
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

    /** What is wrong with a component, and what mends it. */
    private record Problem(String text, Fix fix) {}

    private static Problem unknown(ComponentReader.Shape shape, Item item) {
        List<String> names = item.components().stream().map(Component::name).toList();
        Optional<Component> near = NearMiss.of(shape.name(), names).flatMap(item::component);
        Edit without = Edit.remove(type(shape), shape.type().display() + " " + shape.name());
        return new Problem(
                item.type().display() + " has no component " + shape.name()
                        + near.map(c -> "; did you mean " + c.name() + "?")
                                .orElse(": it has " + String.join(", ", names)),
                near.map(c -> Fix.of("show the component that is meant", without, Edit.in(type(shape), declaration(c))))
                        .orElseGet(() -> Fix.of("leave it out", without)));
    }

    private static String declaration(Component component) {
        return (component.presence() == Presence.NULLABLE ? "@Nullable " : "")
                + component.type().javaType().display() + " " + component.name();
    }

    private static String type(ComponentReader.Shape shape) {
        String place = shape.site().place();
        return place.substring(0, place.lastIndexOf('.'));
    }

    private static Optional<Problem> difference(ComponentReader.Shape shape, Component original, Item item) {
        String place = item.type().display() + "." + original.name();
        String expected = original.type().javaType().display();
        if (!original.type().javaType().equals(shape.type())) {
            return Optional.of(new Problem(
                    "its type is " + shape.type().display() + ", but " + place + " is " + expected + ".",
                    Fix.of("read what is stored", Edit.in(type(shape), declaration(original)))));
        }
        if (shape.presence() == Presence.REQUIRED && original.presence() != Presence.REQUIRED) {
            return Optional.of(new Problem(
                    place + " may lack a value, so this has to be @Nullable or Optional as well.",
                    Fix.of("let it be missing here too", Edit.in(type(shape), declaration(original)))));
        }
        return STORAGE.stream()
                .flatMap(a -> Mark.each(shape.field(), a).stream())
                .findFirst()
                .map(m -> new Problem(
                        "how it is stored is said by " + place + ".",
                        Fix.of("leave it to " + place, Edit.remove(shape.site().place(), m.display()))));
    }
}
