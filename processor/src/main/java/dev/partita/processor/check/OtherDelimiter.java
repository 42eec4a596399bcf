package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Offers another delimiter for a record, with its templates written anew. */
final class OtherDelimiter {

    /** The one that everybody knows first. */
    private static final String USUAL = "#|/~;";

    private OtherDelimiter() {}

    /** One that no format of the record writes. */
    static Optional<Character> free(Item item) {
        return USUAL.chars()
                .mapToObj(c -> (char) c)
                .filter(c -> c != item.delimiter())
                .filter(c -> KeyTexts.of(item)
                        .flatMap(t -> t.template().slots())
                        .noneMatch(s -> WrittenCharacters.mayContain(s.format(), c)))
                .findFirst();
    }

    /** The change to that one. */
    static Fix fix(String words, Item item, char delimiter) {
        List<Edit> edits = new ArrayList<>();
        edits.add(Edit.on(item.type().display(), "@Delimiter('" + delimiter + "')"));
        KeyTexts.of(item).forEach(text -> {
            String source = text.template().source();
            String changed = replaced(source, item.delimiter(), delimiter);
            if (!changed.equals(source)) {
                edits.add(text.with(changed));
            }
        });
        return new Fix(words, edits);
    }

    /** Placeholders stay as they are. */
    private static String replaced(String source, char old, char other) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < source.length()) {
            int end = source.startsWith("{{", at) || source.startsWith("}}", at)
                    ? at + 2
                    : source.charAt(at) == '{' ? source.indexOf('}', at) + 1 : at + 1;
            String piece = source.substring(at, end);
            text.append(piece.equals(String.valueOf(old)) ? String.valueOf(other) : piece);
            at = end;
        }
        return text.toString();
    }
}
