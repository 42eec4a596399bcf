package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import java.util.stream.Stream;

/**
 * A key template of a record, with the place of its text.
 *
 * @param place where its text stands
 * @param template the template
 */
record KeyTexts(KeyPlace place, KeyTemplate template) {

    /** All templates of a record: of the primary key, of copies, claims and keys in indexes. */
    static Stream<KeyTexts> of(Item item) {
        return Stream.concat(stored(item), item.indexKeys().stream().flatMap(k -> of(item, k)));
    }

    /** Those of the primary key. */
    static Stream<KeyTexts> primary(Item item) {
        String record = item.type().display();
        return Stream.concat(
                Stream.of(
                        new KeyTexts(KeyPlace.partition(record), item.primary().partition())),
                item.primary().sort().map(s -> new KeyTexts(KeyPlace.sort(record), s)).stream());
    }

    /** Those of the keys in the table. */
    static Stream<KeyTexts> stored(Item item) {
        Stream<KeyTexts> claims = item.claims().stream()
                .map(c -> new KeyTexts(
                        KeyPlace.unique(item.type().display()), c.key().partition()));
        return Stream.concat(primary(item), Stream.concat(item.copies().stream().flatMap(c -> of(item, c)), claims));
    }

    private static Stream<KeyTexts> of(Item item, CopyKey copy) {
        String record = item.type().display();
        return Stream.concat(
                Stream.of(new KeyTexts(
                        KeyPlace.copy(record, copy.name(), "partition"),
                        copy.key().partition())),
                copy.key().sort().map(s -> new KeyTexts(KeyPlace.copy(record, copy.name(), "sort"), s)).stream());
    }

    private static Stream<KeyTexts> of(Item item, IndexKey key) {
        String record = item.type().display();
        return Stream.concat(
                key.partition().map(p -> new KeyTexts(KeyPlace.index(record, key.index(), "partition"), p)).stream(),
                key.sort().map(s -> new KeyTexts(KeyPlace.index(record, key.index(), "sort"), s)).stream());
    }

    /** The edit that puts another text there. */
    Edit with(String text) {
        return place.with(text);
    }
}
