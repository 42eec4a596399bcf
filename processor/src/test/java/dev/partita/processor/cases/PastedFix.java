package dev.partita.processor.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fix as a user reads it in a message: words, and lines that say what is pasted where.
 *
 * @param words what to do
 * @param edits what is pasted
 */
record PastedFix(String words, List<Paste> edits) {

    private static final Pattern FIX = Pattern.compile("^\\s*(?:Fix|Or): (.*)$");
    private static final Pattern EDIT = Pattern.compile("^\\s*(on|in|remove from) ([\\w.]+): (.+)$");

    /** One line. */
    record Paste(String verb, String place, String text) {}

    /** The fixes of a message that have text to paste, in its order. */
    static List<PastedFix> in(Message message) {
        List<PastedFix> fixes = new ArrayList<>();
        for (String line : message.text().lines().toList()) {
            Matcher fix = FIX.matcher(line);
            Matcher edit = EDIT.matcher(line);
            if (fix.matches()) {
                fixes.add(new PastedFix(fix.group(1), new ArrayList<>()));
            } else if (edit.matches() && !fixes.isEmpty()) {
                fixes.get(fixes.size() - 1).edits().add(new Paste(edit.group(1), edit.group(2), edit.group(3)));
            }
        }
        return fixes.stream().filter(f -> !f.edits().isEmpty()).toList();
    }

    /** The sources after pasting. */
    List<Source> into(List<Source> sources) {
        List<Source> pasted = sources;
        for (Paste edit : edits) {
            pasted = new Paster(pasted).paste(edit);
        }
        return pasted;
    }
}
