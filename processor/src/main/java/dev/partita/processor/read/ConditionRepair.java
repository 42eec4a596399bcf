package dev.partita.processor.read;

import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.Resolution;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a condition was meant to say, where it is written as in Java or SQL, or with a name or value that resembles one. */
final class ConditionRepair {

    private ConditionRepair() {}

    /** Another text, which still has to be tried; empty if there is no idea. */
    static Optional<String> of(String text, List<Paths> records) {
        String meant = ConditionParser.terms(inOurForms(text)).stream()
                .filter(term -> !term.isEmpty())
                .map(term -> repaired(term, records))
                .collect(Collectors.joining(" and "));
        return meant.equals(text) || records.isEmpty() ? Optional.empty() : Optional.of(meant);
    }

    private static String inOurForms(String text) {
        return text.replaceAll("\\s*&&\\s*|\\s+AND\\s+|\\s+and\\s*$", " and ")
                .replaceAll("\\s*==\\s*", " = ")
                .replaceAll("\\s*<>\\s*", " != ")
                .replaceAll("(?i)(\\S+)\\s+is\\s+not\\s+null|(\\S+)\\s*!=\\s*null", "$1$2 present")
                .replaceAll("(?i)(\\S+)\\s+is\\s+null|(\\S+)\\s*=\\s*null", "$1$2 absent")
                .replaceAll("!(?=[\\p{L}_$])", "not ")
                .replaceAll(",\\s*,", ",")
                .replaceAll("[\"']", "");
    }

    private static String repaired(String text, List<Paths> records) {
        return ConditionParser.term(text)
                .map(term -> valued(named(term, records), records).text())
                .orElse(text);
    }

    /** With the name of a component that resembles what is written. */
    private static Term named(Term term, List<Paths> records) {
        for (Paths record : records) {
            if (record.resolve(term.path()) instanceof Resolution.Missing missing
                    && missing.meant().isPresent()) {
                return new Term(missing.meant().get(), term.test(), term.values());
            }
        }
        return term;
    }

    /** With constants that resemble what is written, and booleans that stand by themselves. */
    private static Term valued(Term term, List<Paths> records) {
        Optional<ValueType> type = records.stream()
                .map(r -> r.resolve(term.path()))
                .filter(Resolution.Found.class::isInstance)
                .map(r -> ((Resolution.Found) r).type().unwrapped())
                .findFirst();
        if (type.isPresent() && type.get() instanceof ValueType.Enumeration enumeration) {
            List<String> values = term.values().stream()
                    .map(v -> NearMiss.of(v, enumeration.constants()).orElse(v))
                    .toList();
            return new Term(term.path(), term.test(), values);
        }
        boolean truth = term.values().equals(List.of("true"));
        if (type.isPresent() && (truth || term.values().equals(List.of("false")))) {
            boolean positive = truth == (term.test() == Condition.Test.IN);
            return new Term(term.path(), positive ? Condition.Test.TRUE : Condition.Test.FALSE, List.of());
        }
        return term;
    }
}
