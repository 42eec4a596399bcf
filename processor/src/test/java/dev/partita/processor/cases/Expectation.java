package dev.partita.processor.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/**
 * A message that a source expects on a line of its own: {@code // error: KEY007 "text"} at the end of the guilty line, or
 * {@code // warning: …}; several of one kind are separated by {@code ;}.
 *
 * @param kind an error or a warning
 * @param file the source's name
 * @param line the line's number
 * @param code the code
 * @param text what the message contains
 */
record Expectation(Diagnostic.Kind kind, String file, long line, String code, String text) {

    private static final Pattern COMMENT = Pattern.compile("[ \\t]*// (error|warning): .*$", Pattern.MULTILINE);
    private static final Pattern ONE =
            Pattern.compile("(?:(error|warning): )?([A-Z]{3}\\d{3}) \"((?:[^\"\\\\]|\\\\.)*)\"");

    /** All that a source expects, from top to bottom. */
    static List<Expectation> in(Source source) {
        List<Expectation> expected = new ArrayList<>();
        String[] lines = source.text().split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher comment = COMMENT.matcher(lines[i]);
            if (comment.find()) {
                expected.addAll(of(comment.group(), source.name(), i + 1));
            }
        }
        return expected;
    }

    /** A text without these comments. */
    static String strip(String text) {
        return COMMENT.matcher(text).replaceAll("");
    }

    private static List<Expectation> of(String comment, String file, int line) {
        List<Expectation> expected = new ArrayList<>();
        Diagnostic.Kind kind = Diagnostic.Kind.ERROR;
        Matcher one = ONE.matcher(comment);
        while (one.find()) {
            if (one.group(1) != null) {
                kind = one.group(1).equals("error") ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING;
            }
            expected.add(
                    new Expectation(kind, file, line, one.group(2), one.group(3).replace("\\\"", "\"")));
        }
        return expected;
    }

    /** Whether the message is this one. */
    boolean isMet(Message message) {
        return isMetAnywhere(message) && message.file().equals(file) && message.line() == line;
    }

    /** The same for a compiler that has no positions. */
    boolean isMetAnywhere(Message message) {
        return message.kind() == kind
                && message.code().equals(code)
                && message.text().contains(text);
    }
}
