package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import dev.partita.runtime.key.KeyLimits;
import dev.partita.runtime.key.KeyOrder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How many bytes a text key has.
 *
 * @param item the record
 * @param place the key as messages name it
 * @param template its partition or sort template
 * @param limit the most bytes that the service allows there
 */
public record KeyLength(Item item, String place, KeyTemplate template, int limit) {

    /** How many characters a text is taken to have where it says nothing itself: those of a UUID. */
    public static final int ORDINARY_TEXT = 36;

    /** Those of all keys in the table and its indexes; what is stored once is measured once at each limit. */
    public static List<KeyLength> allOf(Table table) {
        Set<KeyLength> all = new LinkedHashSet<>();
        TableKeys keys = new TableKeys(table);
        keys.inTable().forEach(k -> add(k, all));
        for (Index index : table.indexes()) {
            keys.inIndex(index).forEach(k -> add(k, all));
        }
        return List.copyOf(all);
    }

    private static void add(ItemKey key, Set<KeyLength> all) {
        String record = key.item().type().display();
        add(new KeyLength(key.item(), record, key.key().partition(), KeyLimits.PARTITION), all);
        key.key().sort().ifPresent(s -> add(new KeyLength(key.item(), record, s, KeyLimits.SORT), all));
    }

    private static void add(KeyLength length, Set<KeyLength> all) {
        if (length.template().kind() == KeyKind.TEXT) {
            all.add(length);
        }
    }

    /** {@code partition} or {@code sort}, as which the template is too long. */
    public String kind() {
        return limit == KeyLimits.PARTITION ? "partition" : "sort";
    }

    /** The bytes of the shortest key, or fewer. */
    public int least() {
        return template.parts().stream()
                .mapToInt(p -> p instanceof Part.Slot slot ? least(slot.format()) : literal(p))
                .sum();
    }

    /** The bytes of the longest key whose texts are of ordinary length. */
    public int ordinary() {
        return template.parts().stream()
                .mapToInt(p -> p instanceof Part.Slot slot ? ordinary(slot.format()) : literal(p))
                .sum();
    }

    private static int literal(Part part) {
        return KeyOrder.utf8Length(((Part.Literal) part).text());
    }

    private int least(Format format) {
        return Languages.of(format, item.delimiter()) instanceof Language.Bounded bounded
                ? bounded.lengths().iterator().next()
                : 1;
    }

    private int ordinary(Format format) {
        return Languages.of(format, item.delimiter()) instanceof Language.Bounded bounded
                ? bounded.longest()
                : ORDINARY_TEXT;
    }
}
