package dev.partita.processor.diagnostic;

/** Points at a character inside an annotation's text, where no compiler has positions. */
public final class Caret {

    private Caret() {}

    /** Two lines to append to a message: the text, and a caret under one of its characters. */
    public static String under(String text, int index) {
        String shown = text.replace('\n', ' ').replace('\t', ' ');
        return "\n    " + shown + "\n    " + " ".repeat(index) + "^";
    }
}
