package dev.partita.processor.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A way to repair a design. What a message shows of it is made from its edits, so that what is shown is what was tried.
 *
 * @param words what to do, in words
 * @param edits the same as text to paste; none where it needs a decision that only the user can make
 */
public record Fix(String words, List<Edit> edits) {

    /** Copies the list. */
    public Fix {
        edits = List.copyOf(edits);
    }

    /** Words with text to paste, or advice alone. */
    public static Fix of(String words, Edit... edits) {
        return new Fix(words, List.of(edits));
    }

    /** The lines that follow what is wrong, the better repair first; empty if there is none. */
    static String text(List<Fix> fixes) {
        StringBuilder text = new StringBuilder();
        for (Fix fix : fixes) {
            text.append(text.isEmpty() ? "\n  Fix: " : "\n  Or: ").append(fix.lines());
        }
        return text.toString();
    }

    private String lines() {
        return words + edits.stream().map(e -> "\n    " + e).collect(Collectors.joining());
    }
}
