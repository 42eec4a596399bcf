package dev.partita.processor.cases;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A message as a compiler prints it.
 *
 * @param kind an error, a warning or something else
 * @param file the name of the source, or nothing
 * @param line the line's number
 * @param text all of its lines
 */
record Message(Diagnostic.Kind kind, String file, long line, String text) {

    private static final Pattern CODE = Pattern.compile("^\\[([A-Z]{3}\\d{3})\\] ");

    static Message of(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        String file =
                source == null ? "" : String.valueOf(Path.of(source.getName()).getFileName());
        return new Message(diagnostic.getKind(), file, diagnostic.getLineNumber(), diagnostic.getMessage(Locale.ROOT));
    }

    /** The code of Partita's messages; empty in others. */
    String code() {
        Matcher code = CODE.matcher(text);
        return code.find() ? code.group(1) : "";
    }

    /** What IDEs show of it. */
    String firstLine() {
        return text.lines().findFirst().orElse("");
    }

    boolean isError() {
        return kind == Diagnostic.Kind.ERROR;
    }

    /** As it stands in a terminal. */
    @Override
    public String toString() {
        return file + ":" + line + ": " + kind.name().toLowerCase(Locale.ROOT) + ": " + text;
    }
}
