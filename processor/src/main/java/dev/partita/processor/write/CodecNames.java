package dev.partita.processor.write;

import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.CopyKey;
import java.util.List;
import java.util.Optional;

/**
 * The names of a codec's methods for the primary item, or for a copy.
 *
 * @param item record to item
 * @param key record, or the values of the key's placeholders, to key
 * @param owner record to the attributes by which a copy tells whose it is
 * @param recognises whether an item is one, by its key and type alone
 * @param read item to record
 * @param broken item to the failure to read it, if its key has just the literals
 * @param putKey adds the key to an item; private
 */
record CodecNames(String item, String key, String owner, String recognises, String read, String broken, String putKey) {

    /** Those of the primary item. */
    static final CodecNames PRIMARY = new CodecNames("item", "key", "owner", "recognises", "read", "broken", "putKey");

    /** Those of a copy, or of the primary item if it is none. */
    static CodecNames of(Optional<CopyKey> copy) {
        return copy.map(c -> copy(NameAllocator.toJavaIdentifier(c.name()))).orElse(PRIMARY);
    }

    /** All of them. */
    List<String> all() {
        return List.of(item, key, owner, recognises, read, broken, putKey);
    }

    private static CodecNames copy(String name) {
        String behind = Words.capitalised(name);
        return new CodecNames(
                name + "Item",
                name + "Key",
                name + "Owner",
                "recognises" + behind,
                "read" + behind,
                "broken" + behind,
                "put" + behind + "Key");
    }
}
