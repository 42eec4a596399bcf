package dev.partita.processor.keyspace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Chooses texts for unknowns whose lengths, and whose equal places, have been settled. */
final class Labelling {

    private final Places places;
    private final Budget budget;
    private Map<Unknown, String> texts = Map.of();
    private boolean uncertain;

    Labelling(Places places, Budget budget) {
        this.places = places;
        this.budget = budget;
    }

    /** The texts of the last fit. */
    Solution solution() {
        return Solution.found(texts);
    }

    /** Whether a fit may have been missed: by a guess, or because it turned on what a converter writes. */
    boolean gaveUp() {
        return uncertain;
    }

    /** Whether there are texts with these places. */
    boolean fits(Map<Unknown, int[]> laid) {
        List<Map.Entry<Unknown, int[]>> bounded = laid.entrySet().stream()
                .filter(e -> e.getKey().language() instanceof Language.Bounded)
                .toList();
        return fits(laid, bounded, 0);
    }

    private boolean fits(Map<Unknown, int[]> laid, List<Map.Entry<Unknown, int[]>> bounded, int index) {
        if (index == bounded.size()) {
            return choose(laid);
        }
        int[] text = bounded.get(index).getValue();
        Language.Bounded language =
                (Language.Bounded) bounded.get(index).getKey().language();
        for (Box box : language.ofLength(text.length)) {
            if (!budget.take(1 + text.length)) {
                return false;
            }
            int mark = places.mark();
            boolean fits = restrict(text, box) && fits(laid, bounded, index + 1);
            if (fits) {
                return true;
            }
            places.backTo(mark);
        }
        return false;
    }

    private boolean restrict(int[] text, Box box) {
        for (int at = 0; at < text.length; at++) {
            if (!places.restrict(text[at], box.places().get(at))) {
                return false;
            }
        }
        return true;
    }

    private boolean choose(Map<Unknown, int[]> laid) {
        int mark = places.mark();
        FoldLinks links = new FoldLinks(places);
        Characters characters = new Characters(places);
        boolean fits = links.settle() && characters.choose(budget);
        if (!fits || laid.keySet().stream().anyMatch(Unknown::isConverted)) {
            uncertain |= fits || links.haveGuessed();
            places.backTo(mark);
            return false;
        }
        Map<Unknown, String> chosen = new HashMap<>();
        laid.forEach((unknown, text) -> chosen.put(unknown, text(text, characters)));
        texts = chosen;
        return true;
    }

    private static String text(int[] places, Characters characters) {
        StringBuilder text = new StringBuilder();
        for (int place : places) {
            text.appendCodePoint(characters.at(place));
        }
        return text.toString();
    }
}
