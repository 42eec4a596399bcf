package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.schema.ItemKey;

/** The annotation of a key with another template, as text to paste. */
final class KeyEdit {

    private KeyEdit() {}

    /** With another sort template. */
    static Edit sort(ItemKey key, String template) {
        return Edit.on(key.item().type().display(), annotation(key, template));
    }

    private static String annotation(ItemKey key, String template) {
        if (key.index().isPresent()) {
            return "@IndexKey(…, index = \"" + key.name() + "\", sort = \"" + template + "\")";
        }
        return key.copy().isPresent()
                ? "@CopyKey(…, name = \"" + key.name() + "\", sort = \"" + template + "\")"
                : "@Sort(\"" + template + "\")";
    }
}
