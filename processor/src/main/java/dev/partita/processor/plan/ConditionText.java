package dev.partita.processor.plan;

import dev.partita.processor.schema.Condition;
import java.util.Collection;
import java.util.stream.Collectors;

/** Conditions as they are written in {@code when}. */
public final class ConditionText {

    private ConditionText() {}

    /** The terms, joined by {@code and}. */
    public static String of(Collection<Condition.Term> terms) {
        return terms.stream().map(ConditionText::of).collect(Collectors.joining(" and "));
    }

    private static String of(Condition.Term term) {
        String path = String.join(".", term.path());
        String values = String.join(", ", term.values());
        return switch (term.test()) {
            case TRUE -> path;
            case FALSE -> "not " + path;
            case IN -> path + (term.values().size() == 1 ? " = " : " in ") + values;
            case NOT_IN -> path + " != " + values;
            case ABSENT -> path + " absent";
            case PRESENT -> path + " present";
        };
    }
}
