package dev.partita.processor.write;

/** Texts of the design in the comments of generated code. */
final class KeyTexts {

    private KeyTexts() {}

    /** A text in a Javadoc comment, as code. */
    static String javadoc(String text) {
        boolean simple = text.chars().allMatch(c -> c >= ' ' && c < 127 && c != '\\' && c != '@')
                && !text.contains("*/")
                && isBalanced(text);
        return simple ? "{@code " + text + "}" : "<code>" + escaped(text) + "</code>";
    }

    private static boolean isBalanced(String text) {
        int open = 0;
        for (int at = 0; at < text.length(); at++) {
            open += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            if (open < 0) {
                return false;
            }
        }
        return open == 0;
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == ' ' || (c < 128 && Character.isLetterOrDigit(c))) {
                escaped.appendCodePoint(c);
            } else {
                escaped.append("&#").append(c).append(';');
            }
        });
        return escaped.toString();
    }
}
