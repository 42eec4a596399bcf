package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.KEY022;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads which character separates the values in a record's keys. */
final class DelimiterReader {

    private static final char DEFAULT = '#';

    private DelimiterReader() {}

    /** The record's delimiter, or its package's, or {@code #}; nothing if no key could hold it. */
    static Optional<Character> read(TypeElement record, JavaModel model, SourceMap sources, Site site) {
        Optional<Mark> mark = Mark.on(record, Vocabulary.DELIMITER)
                .or(() -> Mark.on(model.elements().getPackageOf(record), Vocabulary.DELIMITER));
        if (mark.isEmpty()) {
            return Optional.of(DEFAULT);
        }
        char delimiter = mark.get().character("value");
        if (Character.isSurrogate(delimiter) || delimiter == '{' || delimiter == '}') {
            site.at(sources.at(mark.get().place("value")))
                    .report(
                            KEY022,
                            "a brace or half of a surrogate pair can't be a delimiter.",
                            mark.get().element().equals(record)
                                    ? Fix.of("choose another", Edit.on(site.name(), "@Delimiter('|')"))
                                    : Fix.of("choose another, as in @Delimiter('|')"));
            return Optional.empty();
        }
        return Optional.of(delimiter);
    }
}
