package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN001;
import static dev.partita.processor.diagnostic.DesignError.KEY023;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads the records that are stored as items. */
final class ItemReader {

    private static final List<String> KEYS = List.of(
            Vocabulary.PARTITION, Vocabulary.SORT, Vocabulary.COPY_KEY, Vocabulary.UNIQUE, Vocabulary.INDEX_KEY);

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
                    KEY023, "it has keys but no @Partition, so it is no item.", PartitionOffer.of(record, site.name()));
            return Optional.empty();
        }
        if (!RecordShape.isRecord(record, "@Partition", site)) {
            return Optional.empty();
        }
        if (Mark.on(record, Vocabulary.EMBEDDED).isPresent()
                || Mark.on(record, Vocabulary.VIEW).isPresent()) {
            String other = Mark.on(record, Vocabulary.EMBEDDED).isPresent() ? "@Embedded" : "@View";
            site.report(
                    GEN001,
                    "an item can't be " + other + " as well.",
                    Fix.of("make two records of it, or only an item", Edit.remove(site.name(), other)));
            return Optional.empty();
        }
        return read(record, partition.get(), site, findings);
    }

    private Optional<Item> read(TypeElement record, Mark partition, Site site, Findings findings) {
        reserve(record);
        Components known = components.read(record, findings);
        Paths paths = new Paths(site.name(), known.sound(), known.unsound(), embedded::componentsOf);
        KeyReader keys = new KeyReader(record, sources, site, findings, paths);
        Optional<Character> delimiter = DelimiterReader.read(record, model, sources, site);
        Optional<Key> primary = keys.primary(partition);
        List<CopyKey> copies = keys.copies(primary);
        List<Claim> claims = keys.claims(primary);
        List<IndexKey> indexKeys = keys.indexKeys();
        Optional<List<Component>> whole = known.whole();
        if (!keys.isSound() || whole.isEmpty() || delimiter.isEmpty() || primary.isEmpty()) {
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
                claims,
                indexKeys));
    }

    /** Messages are in the order of their origins: annotations stand before components. */
    private void reserve(TypeElement record) {
        for (String annotation : KEYS) {
            for (Mark mark : Mark.each(record, annotation)) {
                List.of("value", "name", "index", "partition", "sort", "when").stream()
                        .filter(mark.values()::containsKey)
                        .forEach(m -> sources.at(mark.place(m)));
            }
        }
    }
}
