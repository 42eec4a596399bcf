package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Proposes the word that keeps a record's key apart from all others, as text to paste that has been tried. */
final class ApartByWord {

    private final Table table;

    ApartByWord(Table table) {
        this.table = table;
    }

    /** What to write for the second key; empty if that wouldn't keep it apart. */
    Optional<Fix> fix(ItemKey one, ItemKey other) {
        Key key = other.key();
        KeyTemplate template = free(other);
        if (template.kind() != KeyKind.TEXT) {
            return Optional.empty();
        }
        boolean sorted = isSorted(other);
        KeyTemplate changed = withoutSharedWord(sorted ? free(one) : one.key().partition(), template)
                .behind(word(other));
        Key apart = sorted ? new Key(key.partition(), Optional.of(changed)) : new Key(changed, key.sort());
        return isApart(apart, other)
                ? Optional.of(Fix.of("begin " + owner(other) + " with its own word", edits(other, changed.source())))
                : Optional.empty();
    }

    /** What to write for both keys, where one of them could be any text; empty if that wouldn't keep them apart. */
    Optional<Fix> both(ItemKey one, ItemKey other) {
        if (!one.isPrimary()
                || !other.isPrimary()
                || free(one).kind() != KeyKind.TEXT
                || free(other).kind() != KeyKind.TEXT) {
            return Optional.empty();
        }
        Key first = begun(one);
        Key second = begun(other);
        boolean apart = EqualKeys.of(first, second, table.delimiter()) instanceof Verdict.Apart
                && Stream.of(first, second).allMatch(k -> isApart(k, one, other));
        return apart
                ? Optional.of(Fix.of(
                        "begin both with a word of their own",
                        Edit.on(
                                one.item().type().display(),
                                paste(one, word(one) + free(one).source())),
                        Edit.on(
                                other.item().type().display(),
                                paste(other, word(other) + free(other).source()))))
                : Optional.empty();
    }

    private Key begun(ItemKey key) {
        KeyTemplate template = free(key).behind(word(key));
        return isSorted(key)
                ? new Key(key.key().partition(), Optional.of(template))
                : new Key(template, key.key().sort());
    }

    /** The template that can be changed: the sort key's, where it has one that isn't given. */
    private static KeyTemplate free(ItemKey key) {
        return isSorted(key) ? key.key().sort().orElseThrow() : key.key().partition();
    }

    private static boolean isSorted(ItemKey key) {
        return key.key().sort().isPresent() && key.claim().isEmpty();
    }

    private String word(ItemKey key) {
        String name = key.copy().map(CopyKey::name).orElse(key.item().type().simpleName());
        return name.toUpperCase(Locale.ROOT) + table.delimiter();
    }

    /** The word that both begin with is replaced, not kept behind the new one. */
    private KeyTemplate withoutSharedWord(KeyTemplate one, KeyTemplate other) {
        int end = other.source().indexOf(table.delimiter()) + 1;
        if (end == 0
                || !(other.parts().get(0) instanceof Part.Literal literal)
                || literal.text().indexOf(table.delimiter()) + 1 != end
                || !one.source().startsWith(other.source().substring(0, end))
                || other.source().length() == end) {
            return other;
        }
        List<Part> rest = new ArrayList<>(other.parts().subList(1, other.parts().size()));
        if (literal.text().length() > end) {
            rest.add(0, new Part.Literal(literal.text().substring(end)));
        }
        return new KeyTemplate(other.origin(), other.source().substring(end), rest);
    }

    private boolean isApart(Key apart, ItemKey... others) {
        return new TableKeys(table)
                .inTable().stream()
                        .filter(k -> !List.of(others).contains(k))
                        .allMatch(k -> EqualKeys.of(k.key(), apart, table.delimiter()) instanceof Verdict.Apart);
    }

    private static String owner(ItemKey key) {
        String owner = key.item().type().simpleName() + "'s"
                + key.copy().map(c -> " copy's").orElse("");
        return key.claim().isPresent() ? owner + " claim" : owner + (isSorted(key) ? " sort key" : " key");
    }

    private static Edit[] edits(ItemKey key, String template) {
        String record = key.item().type().display();
        return key.claim()
                .map(c -> new Edit[] {
                    Edit.remove(record, "@Unique(\"" + c.template() + "\")"),
                    Edit.on(record, "@Unique(\"" + template + "\")")
                })
                .orElseGet(() -> new Edit[] {Edit.on(record, paste(key, template))});
    }

    private static String paste(ItemKey key, String template) {
        boolean sorted = isSorted(key);
        return key.copy()
                .map(c -> "@CopyKey(name = \"" + c.name() + "\", "
                        + (sorted
                                ? "partition = \"" + key.key().partition().source() + "\", sort = \"" + template
                                : "partition = \"" + template)
                        + "\")")
                .orElse((sorted ? "@Sort(\"" : "@Partition(\"") + template + "\")");
    }
}
