package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format.Fold;
import java.util.Optional;

/** A text that is sought. Two of them are never the same, even if they have one language. */
final class Unknown {

    private final Language language;
    private final boolean mayBeEmpty;
    private final boolean converted;
    private final Optional<FoldOf> foldOf;

    /** What a text is the fold of. */
    record FoldOf(Unknown text, Fold fold) {}

    /**
     * An unknown text.
     *
     * @param language what it can be
     * @param mayBeEmpty whether it can also be empty
     * @param converted whether the language is only known to hold it: which of its texts a converter writes isn't
     * @param foldOf another unknown of which it is the fold
     */
    Unknown(Language language, boolean mayBeEmpty, boolean converted, Optional<FoldOf> foldOf) {
        this.language = language;
        this.mayBeEmpty = mayBeEmpty;
        this.converted = converted;
        this.foldOf = foldOf;
    }

    Language language() {
        return language;
    }

    boolean isConverted() {
        return converted;
    }

    Optional<FoldOf> foldOf() {
        return foldOf;
    }

    /** The text that it has its length from: itself, or the one it is the fold of. */
    Unknown origin() {
        return foldOf.map(FoldOf::text).orElse(this);
    }

    int shortest() {
        return mayBeEmpty ? 0 : 1;
    }

    /** The most characters it has, 0 if there is no limit. */
    int longest() {
        return language instanceof Language.Bounded bounded ? bounded.longest() : 0;
    }

    /** A text for a message where nothing depends on it. */
    String sample() {
        if (language instanceof Language.Open open) {
            return mayBeEmpty ? "" : Character.toString(open.letters().sample());
        }
        StringBuilder text = new StringBuilder();
        ((Language.Bounded) language).boxes().get(0).places().forEach(p -> text.appendCodePoint(p.sample()));
        return text.toString();
    }
}
