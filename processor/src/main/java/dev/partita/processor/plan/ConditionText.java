package dev.partita.processor.plan;

import dev.partita.processor.schema.Condition;
import java.util.Collection;
import java.util.stream.Collectors;

/** Conditions as they are written in {@code when}. */
public final class ConditionText {

    private ConditionText() {}

    /** The terms, joined by {@code and}. */
    public static String of(Collection<Condition.Term> terms) {
        return terms.stream().map(Condition.Term::text).collect(Collectors.joining(" and "));
    }
}
