package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
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

/** Reads the keys of a record that can be read. One that can't is reported, and the record is unsound with it. */
final class KeyReader {

    private final TypeElement record;
    private final SourceMap sources;
    private final Site site;
    private final Findings findings;
    private final Paths paths;
    private final TemplateReader templates;
    private boolean sound = true;

    KeyReader(TypeElement record, SourceMap sources, Site site, Findings findings, Paths paths) {
        this.record = record;
        this.sources = sources;
        this.site = site;
        this.findings = findings;
        this.paths = paths;
        this.templates = new TemplateReader(paths);
    }

    /** Whether no key was left out so far. */
    boolean isSound() {
        return sound;
    }

    Optional<Key> primary(Mark mark) {
        Optional<KeyTemplate> partition =
                template("@Partition", mark.text("value"), mark.place("value"), KeyPlace.partition(site.name()));
        Optional<KeyTemplate> sort = Mark.on(record, Vocabulary.SORT)
                .flatMap(s -> template("@Sort", s.text("value"), s.place("value"), KeyPlace.sort(site.name())));
        return partition.map(p -> new Key(p, sort));
    }

    List<CopyKey> copies(Optional<Key> primary) {
        List<CopyKey> copies = new ArrayList<>();
        for (Mark mark : Mark.each(record, Vocabulary.COPY_KEY)) {
            String name = mark.text("name");
            Optional<KeyTemplate> partition = template(
                    "@CopyKey " + name,
                    mark.text("partition"),
                    mark.place("partition"),
                    KeyPlace.copy(site.name(), name, "partition"));
            Optional<KeyTemplate> sort = mark.given("sort")
                    .flatMap(t -> template(
                            "@CopyKey " + name, t.text(), t.place(), KeyPlace.copy(site.name(), name, "sort")));
            if (partition.isPresent() && primary.isPresent()) {
                Key key = new Key(partition.get(), sort);
                copies.add(new CopyKey(sources.at(mark.place()), name, key, claims(key, primary.get())));
            }
        }
        return copies;
    }

    /** The claims, which have a sort key if the record has one. */
    List<Claim> claims(Optional<Key> primary) {
        List<Claim> claims = new ArrayList<>();
        for (Mark mark : Mark.each(record, Vocabulary.UNIQUE)) {
            Optional<KeyTemplate> partition =
                    template("@Unique", mark.text("value"), mark.place("value"), KeyPlace.unique(site.name()));
            if (partition.isPresent() && primary.isPresent()) {
                Optional<KeyTemplate> sort = primary.get().sort().map(s -> fixed(partition.get()));
                claims.add(new Claim(partition.get().origin(), new Key(partition.get(), sort)));
            }
        }
        return claims;
    }

    private static KeyTemplate fixed(KeyTemplate partition) {
        return new KeyTemplate(partition.origin(), Claim.SORT, List.of(new Part.Literal(Claim.SORT)));
    }

    List<IndexKey> indexKeys() {
        List<IndexKey> keys = new ArrayList<>();
        for (Mark mark : Mark.each(record, Vocabulary.INDEX_KEY)) {
            String index = mark.text("index");
            String name = "@IndexKey " + index;
            keys.add(new IndexKey(
                    sources.at(mark.place("index")),
                    index,
                    mark.given("partition")
                            .flatMap(t -> template(
                                    name, t.text(), t.place(), KeyPlace.index(site.name(), index, "partition"))),
                    mark.given("sort")
                            .flatMap(t ->
                                    template(name, t.text(), t.place(), KeyPlace.index(site.name(), index, "sort"))),
                    mark.given("when").flatMap(t -> condition(name, t, KeyPlace.index(site.name(), index, "when")))));
        }
        return keys;
    }

    private Optional<KeyTemplate> template(String annotation, String text, SourceMap.Place place, KeyPlace written) {
        Site at = new Site(findings, sources.at(place), site.name() + ", " + annotation);
        Optional<KeyTemplate> template = templates.read(text, at, written);
        sound &= template.isPresent();
        return template;
    }

    private Optional<Condition> condition(String annotation, Mark.Text text, KeyPlace written) {
        Site at = new Site(findings, sources.at(text.place()), site.name() + ", " + annotation);
        Optional<Condition> condition = ConditionReader.read(text.text(), at, List.of(paths), written::with);
        sound &= condition.isPresent();
        return condition;
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
