package dev.partita.processor.read;

import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.Condition.Test;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of {@code when}. Knows no types. */
final class ConditionParser {

    /** What a condition may look like, for messages. */
    static final String FORMS =
            "open, not open, status = OPEN, status != CLOSED, status in OPEN, PAID, deletedAt absent, "
                    + "deletedAt present; several are joined by and";

    private static final String PATH = "(?<path>[\\p{L}_$][\\p{L}\\p{N}_$]*(?:\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*)";
    private static final Pattern COMPARISON = Pattern.compile(PATH + "\\s*(?<operator>!=|=)\\s*(?<value>\\S.*)");
    private static final Pattern MEMBERSHIP = Pattern.compile(PATH + "\\s+in\\s+(?<values>\\S.*)");
    private static final Pattern EXISTENCE = Pattern.compile(PATH + "\\s+(?<test>absent|present)");
    private static final Pattern NEGATION = Pattern.compile("not\\s+" + PATH);
    private static final Pattern TRUTH = Pattern.compile(PATH);

    private ConditionParser() {}

    /** The texts between the {@code and}s. */
    static List<String> terms(String text) {
        return Arrays.stream(text.split("\\s+and\\s+", -1)).map(String::strip).toList();
    }

    /** One term, or nothing if it has none of the forms. */
    static Optional<Term> term(String text) {
        return comparison(text)
                .or(() -> membership(text))
                .or(() -> existence(text))
                .or(() -> whole(NEGATION, text).map(m -> new Term(path(m), Test.FALSE, List.of())))
                .or(() -> whole(TRUTH, text).map(m -> new Term(path(m), Test.TRUE, List.of())));
    }

    private static Optional<Term> comparison(String text) {
        return whole(COMPARISON, text)
                .map(m -> new Term(
                        path(m), m.group("operator").equals("=") ? Test.IN : Test.NOT_IN, List.of(m.group("value"))));
    }

    private static Optional<Term> membership(String text) {
        return whole(MEMBERSHIP, text).flatMap(m -> {
            List<String> values = Arrays.stream(m.group("values").split(",", -1))
                    .map(String::strip)
                    .toList();
            return values.contains("") ? Optional.empty() : Optional.of(new Term(path(m), Test.IN, values));
        });
    }

    private static Optional<Term> existence(String text) {
        return whole(EXISTENCE, text)
                .map(m -> new Term(path(m), m.group("test").equals("absent") ? Test.ABSENT : Test.PRESENT, List.of()));
    }

    private static Optional<Matcher> whole(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.matches() ? Optional.of(matcher) : Optional.empty();
    }

    private static List<String> path(Matcher matcher) {
        return List.of(matcher.group("path").split("\\."));
    }
}
