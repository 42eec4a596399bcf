package dev.partita.processor.write;

/** The comments of generated methods. */
final class Javadocs {

    private Javadocs() {}

    /** A sentence in the user's words, then a request. */
    static String of(String description, String request) {
        return sentence(description) + "\n\n<p>" + KeyTexts.javadoc(request) + "\n";
    }

    private static String sentence(String description) {
        String line = String.join(" ", description.strip().split("\\s+"));
        StringBuilder sentence = new StringBuilder();
        line.codePoints().forEach(c -> {
            if ("&<>@{}*/\\".indexOf(c) >= 0) {
                sentence.append("&#").append(c).append(';');
            } else {
                sentence.appendCodePoint(c);
            }
        });
        return Words.capitalised(sentence.toString()) + (line.endsWith(".") ? "" : ".");
    }
}
