package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.WRI006;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyRecord;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads the records that stand for an item's primary key. */
final class KeyRecordReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final ValueTypes valueTypes;
    private final SoundItems items;

    KeyRecordReader(JavaModel model, SourceMap sources, ValueTypes valueTypes, SoundItems items) {
        this.model = model;
        this.sources = sources;
        this.valueTypes = valueTypes;
        this.items = items;
    }

    /** The key, or nothing if it isn't exactly the primary key of its item, or something about that is unsound. */
    Optional<KeyRecord> read(TypeElement record, Findings findings) {
        Site site = new Site(findings, sources.at(record), model.typeOf(record).display());
        Optional<Mark> mark = Mark.on(record, Vocabulary.KEY_OF);
        if (mark.isEmpty() || !RecordShape.isRecord(record, "@KeyOf", site)) {
            return Optional.empty();
        }
        return item(mark.get(), site).flatMap(i -> new One(record, site, i).read());
    }

    private Optional<Item> item(Mark mark, Site site) {
        Optional<Mark.Named> named = mark.type("value");
        TypeElement element = named.map(n -> JavaModel.element(n.type())).orElse(null);
        Site at = site.at(sources.at(mark.place("value")));
        if (element == null || Mark.on(element, Vocabulary.PARTITION).isEmpty()) {
            String found = named.map(n -> model.typeOf(n.type()).display()).orElse("void");
            at.report(WRI006, found + " is no record with @Partition, so it has no primary key.");
            return Optional.empty();
        }
        return items.find(element, at);
    }

    /** One record. */
    private final class One {

        private final TypeElement record;
        private final Site site;
        private final Item item;
        private final Map<List<String>, Part.Slot> lacking = new LinkedHashMap<>();

        One(TypeElement record, Site site, Item item) {
            this.record = record;
            this.site = site;
            this.item = item;
            item.primary().slots().forEach(s -> lacking.put(s.path(), s));
        }

        Optional<KeyRecord> read() {
            List<KeyRecord.Part> parts = new ArrayList<>();
            for (RecordComponentElement component : record.getRecordComponents()) {
                part(component).ifPresent(parts::add);
            }
            if (parts.size() < record.getRecordComponents().size()) {
                return Optional.empty();
            }
            if (!lacking.isEmpty()) {
                String names = lacking.values().stream().map(Part.Slot::name).collect(Collectors.joining(", "));
                Edit[] edits = lacking.values().stream()
                        .map(s -> Edit.in(site.name(), declared(s)))
                        .toArray(Edit[]::new);
                site.report(
                        WRI006,
                        "the primary key of " + item.type().display() + " also has " + names + ".",
                        Fix.of("add what is missing", edits));
                return Optional.empty();
            }
            return Optional.of(new KeyRecord(site.origin(), model.typeOf(record), item.type(), parts));
        }

        private Optional<KeyRecord.Part> part(RecordComponentElement component) {
            Element field = JavaModel.fieldOf(component);
            String name = component.getSimpleName().toString();
            JavaType type = model.typeOf(component.asType());
            Site at = site.part(sources.at(field), name);
            String bound = Mark.on(field, Vocabulary.IS)
                    .flatMap(m -> m.given("value"))
                    .map(Mark.Text::text)
                    .orElse(name);
            List<String> path = List.of(bound.split("\\.", -1));
            Part.Slot slot = lacking.get(path);
            if (slot == null) {
                at.report(WRI006, unknown(bound), instead(bound, type.display() + " " + name));
                return Optional.empty();
            }
            if (Nullness.isNullable(field, field.asType()) || !isAlike(component, type, slot)) {
                refuse(at, Nullness.isNullable(field, field.asType()) ? "@Nullable " : "", type, slot);
                return Optional.empty();
            }
            lacking.remove(path);
            return Optional.of(new KeyRecord.Part(name, type, path, typeOf(component, type, slot)));
        }

        private void refuse(Site at, String nullable, JavaType type, Part.Slot slot) {
            at.report(
                    WRI006,
                    "it is " + nullable + type.display() + ", but "
                            + item.type().display() + "." + slot.name() + " is "
                            + slot.type().javaType().display() + ".",
                    nullable.isEmpty()
                            ? Fix.of("give it the type of the key's component", Edit.in(site.name(), declared(slot)))
                            : Fix.of("a key has a value for each", Edit.remove(at.name(), "@Nullable")));
        }

        /** What was meant, or nothing, in the place of a component that isn't the key's. */
        private Fix instead(String bound, String component) {
            Edit removed = Edit.remove(site.name(), component);
            List<String> names = lacking.values().stream().map(Part.Slot::name).toList();
            Optional<String> near = NearMiss.of(bound, names);
            return lacking.values().stream()
                    .filter(s -> near.filter(s.name()::equals).isPresent())
                    .findFirst()
                    .map(s -> Fix.of("name the key's component", removed, Edit.in(site.name(), declared(s))))
                    .orElse(Fix.of("a key has the primary key's components alone", removed));
        }

        /** The component that stands for a placeholder. */
        private static String declared(Part.Slot slot) {
            return (slot.path().size() > 1 ? "@Is(\"" + slot.name() + "\") " : "")
                    + slot.type().javaType().display() + " "
                    + slot.path().get(slot.path().size() - 1);
        }

        private String unknown(String bound) {
            List<String> names =
                    item.primary().slots().map(Part.Slot::name).distinct().toList();
            if (names.contains(bound)) {
                return bound + " is given twice.";
            }
            return "the primary key of " + item.type().display() + " has no component " + bound
                    + NearMiss.of(bound, names)
                            .map(n -> "; did you mean " + n + "?")
                            .orElse(": it has " + String.join(", ", names) + ".");
        }

        private boolean isAlike(RecordComponentElement component, JavaType type, Part.Slot slot) {
            return slot.type().javaType().equals(type)
                    || stored(component).filter(t -> slot.type().isStoredAs(t)).isPresent();
        }

        private ValueType typeOf(RecordComponentElement component, JavaType type, Part.Slot slot) {
            return slot.type().javaType().equals(type)
                    ? slot.type()
                    : stored(component).orElseThrow();
        }

        /** How the component would be stored by itself; what can't be is refused for not being the item's. */
        private Optional<ValueType> stored(RecordComponentElement component) {
            Site unheard = new Site(new Findings(), site.origin(), site.name());
            return valueTypes.read(component.asType(), record, Converters.NONE, unheard);
        }
    }
}
