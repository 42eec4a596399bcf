package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN001;
import static dev.partita.processor.diagnostic.DesignError.KEY023;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** Reads the records that are stored as items. */
final class ItemReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final ComponentReader components;
    private final EmbeddedReader embedded;

    ItemReader(JavaModel model, SourceMap sources, ComponentReader components, EmbeddedReader embedded) {
        this.model = model;
        this.sources = sources;
        this.components = components;
        this.embedded = embedded;
    }

    /** The item, or nothing if something about it is unsound. */
    Optional<Item> read(TypeElement record, Findings findings) {
        Site site = new Site(findings, sources.at(record), model.typeOf(record).display());
        Optional<Mark> partition = Mark.on(record, Vocabulary.PARTITION);
        if (partition.isEmpty()) {
            site.report(
                    KEY023,
                    "it has keys but no @Partition, so it is no item.\n"
                            + "  Fix: add @Partition(\"…\"), the template of its partition key");
            return Optional.empty();
        }
        if (!RecordShape.isRecord(record, "@Partition", site)) {
            return Optional.empty();
        }
        if (Mark.on(record, Vocabulary.EMBEDDED).isPresent()
                || Mark.on(record, Vocabulary.VIEW).isPresent()) {
            site.report(GEN001, "an item can't be @Embedded or a @View as well.\n  Fix: make two records of it");
            return Optional.empty();
        }
        return new One(record, site, findings).read(partition.get());
    }

    /** Those keys of a record that can be read. A key that can't is reported, and the record with it. */
    private final class One {

        private final TypeElement record;
        private final Site site;
        private final Findings findings;
        private final Components known;
        private final Paths paths;
        private final TemplateReader templates;
        private boolean sound = true;

        One(TypeElement record, Site site, Findings findings) {
            this.record = record;
            this.site = site;
            this.findings = findings;
            reserve();
            this.known = components.read(record, findings);
            this.paths = new Paths(site.name(), known.sound(), known.unsound(), embedded::componentsOf);
            this.templates = new TemplateReader(paths);
        }

        /** Messages are in the order of their origins: annotations stand before components. */
        private void reserve() {
            for (String annotation :
                    List.of(Vocabulary.PARTITION, Vocabulary.SORT, Vocabulary.COPY_KEY, Vocabulary.INDEX_KEY)) {
                for (Mark mark : Mark.each(record, annotation)) {
                    List.of("value", "name", "index", "partition", "sort", "when").stream()
                            .filter(mark.values()::containsKey)
                            .forEach(m -> sources.at(mark.place(m)));
                }
            }
        }

        Optional<Item> read(Mark mark) {
            Optional<Character> delimiter = DelimiterReader.read(record, model, sources, site);
            Optional<KeyTemplate> partition = template("@Partition", mark.text("value"), mark.place("value"));
            Optional<KeyTemplate> sort =
                    Mark.on(record, Vocabulary.SORT).flatMap(s -> template("@Sort", s.text("value"), s.place("value")));
            Optional<Key> primary = partition.map(p -> new Key(p, sort));
            List<CopyKey> copies = copies(primary);
            List<IndexKey> indexKeys = indexKeys();
            Optional<List<Component>> whole = known.whole();
            if (!sound || whole.isEmpty() || delimiter.isEmpty() || primary.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new Item(
                    site.origin(),
                    model.typeOf(record),
                    JavaModel.isPublic(record),
                    delimiter.get(),
                    whole.get(),
                    primary.get(),
                    copies,
                    indexKeys));
        }

        private List<CopyKey> copies(Optional<Key> primary) {
            List<CopyKey> copies = new ArrayList<>();
            for (Mark mark : Mark.each(record, Vocabulary.COPY_KEY)) {
                String name = mark.text("name");
                Optional<KeyTemplate> partition =
                        template("@CopyKey " + name, mark.text("partition"), mark.place("partition"));
                Optional<KeyTemplate> sort =
                        mark.given("sort").flatMap(t -> template("@CopyKey " + name, t.text(), t.place()));
                if (partition.isPresent() && primary.isPresent()) {
                    Key key = new Key(partition.get(), sort);
                    copies.add(new CopyKey(sources.at(mark.place()), name, key, claims(key, primary.get())));
                }
            }
            return copies;
        }

        private List<IndexKey> indexKeys() {
            List<IndexKey> keys = new ArrayList<>();
            for (Mark mark : Mark.each(record, Vocabulary.INDEX_KEY)) {
                String name = "@IndexKey " + mark.text("index");
                keys.add(new IndexKey(
                        sources.at(mark.place("index")),
                        mark.text("index"),
                        mark.given("partition").flatMap(t -> template(name, t.text(), t.place())),
                        mark.given("sort").flatMap(t -> template(name, t.text(), t.place())),
                        mark.given("when").flatMap(t -> condition(name, t))));
            }
            return keys;
        }

        private Optional<KeyTemplate> template(String annotation, String text, SourceMap.Place place) {
            Site at = new Site(findings, sources.at(place), site.name() + ", " + annotation);
            Optional<KeyTemplate> template = templates.read(text, at);
            sound &= template.isPresent();
            return template;
        }

        private Optional<Condition> condition(String annotation, Mark.Text text) {
            Site at = new Site(findings, sources.at(text.place()), site.name() + ", " + annotation);
            Optional<Condition> condition = ConditionReader.read(text.text(), at, List.of(paths));
            sound &= condition.isPresent();
            return condition;
        }
    }

    /** Whether the copy's key lacks a component of the primary key. */
    private static boolean claims(Key copy, Key primary) {
        Set<List<String>> lacking = new HashSet<>(paths(primary));
        lacking.removeAll(paths(copy));
        return !lacking.isEmpty();
    }

    private static Set<List<String>> paths(Key key) {
        return key.slots().map(Part.Slot::path).collect(Collectors.toSet());
    }
}
