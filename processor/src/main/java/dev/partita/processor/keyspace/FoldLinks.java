package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format.Fold;

/** Settles places of which one holds the fold of what the other holds. */
final class FoldLinks {

    /** More characters than differ from their folds by chance are not looked through. */
    private static final int MOST_LOOKED_AT = 300;

    private final Places places;
    private boolean guessed;

    FoldLinks(Places places) {
        this.places = places;
    }

    /** A place, and that of the fold of what it holds. */
    record Link(int plain, int folded, Fold fold) {}

    /** Whether characters were chosen where others might have done. */
    boolean haveGuessed() {
        return guessed;
    }

    /** Leaves the places only characters that are each other's folds; false if there are none. */
    boolean settle() {
        if (!narrow()) {
            return false;
        }
        for (Link link : places.links()) {
            if (!isSettled(link)) {
                guessed = true;
                if (!guess(link) || !narrow()) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isSettled(Link link) {
        return places.set(link.plain()).isOne() && places.set(link.folded()).isOne();
    }

    /** Where one of two is known, so is the other, or what it can be. */
    private boolean narrow() {
        boolean narrowed = true;
        while (narrowed) {
            narrowed = false;
            for (Link link : places.links()) {
                CodePoints plain = places.set(link.plain());
                CodePoints folded = places.set(link.folded());
                if (!narrow(link, plain, folded)) {
                    return false;
                }
                narrowed |= !plain.equals(places.set(link.plain())) || !folded.equals(places.set(link.folded()));
            }
        }
        return true;
    }

    private boolean narrow(Link link, CodePoints plain, CodePoints folded) {
        if (plain.isOne()) {
            return places.restrict(link.folded(), CodePoints.one(Folding.fold(plain.least(), link.fold())));
        }
        return !folded.isOne() || places.restrict(link.plain(), Folding.foldedTo(folded.least(), link.fold()));
    }

    /** One that is its own fold, if there is one. */
    private boolean guess(Link link) {
        CodePoints plain = places.set(link.plain());
        CodePoints folded = places.set(link.folded());
        CodePoints own = plain.and(folded).and(Folding.fixed(link.fold()));
        if (!own.isEmpty()) {
            return places.join(link.plain(), link.folded()) && places.restrict(link.plain(), own);
        }
        int c = plain.least();
        for (int looked = 0; c >= 0 && looked < MOST_LOOKED_AT; looked++) {
            if (folded.contains(Folding.fold(c, link.fold()))) {
                return places.restrict(link.plain(), CodePoints.one(c));
            }
            c = plain.atLeast(c + 1);
        }
        return false;
    }
}
