package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.KEY020;
import static dev.partita.processor.diagnostic.DesignError.KEY021;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.Resolution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads {@code when} and checks it against the components that it names. */
final class ConditionReader {

    private static final Set<ScalarKind> COMPARABLE = EnumSet.of(
            ScalarKind.STRING, ScalarKind.INT, ScalarKind.LONG, ScalarKind.SHORT, ScalarKind.BYTE, ScalarKind.CHAR);

    private ConditionReader() {}

    /**
     * The condition, or nothing if something is wrong with it.
     *
     * @param text its text
     * @param site where it stands
     * @param records each record that it is about
     * @param paste the edit that puts another text in its place
     */
    static Optional<Condition> read(String text, Site site, List<Paths> records, Function<String, Edit> paste) {
        Fix[] fixes = ConditionRepair.of(text, records).stream()
                .filter(other ->
                        read(other, site.unheard(), records, new Fix[0]).isPresent())
                .map(other -> Fix.of("write " + other, paste.apply(other)))
                .toArray(Fix[]::new);
        return read(text, site, records, fixes);
    }

    private static Optional<Condition> read(String text, Site site, List<Paths> records, Fix... fixes) {
        List<Term> terms = new ArrayList<>();
        boolean sound = true;
        for (String part : ConditionParser.terms(text)) {
            Optional<Term> term = ConditionParser.term(part);
            if (term.isEmpty()) {
                site.report(
                        KEY020,
                        "can't read \"" + part + "\" as a condition.\n  It has one of these forms: "
                                + ConditionParser.FORMS + ".",
                        fixes);
            }
            sound &= term.isPresent() && records.stream().allMatch(r -> isTyped(term.get(), r, site, fixes));
            term.ifPresent(terms::add);
        }
        terms.sort(Comparator.comparing((Term t) -> String.join(".", t.path()))
                .thenComparing(Term::test)
                .thenComparing(t -> String.join(",", t.values())));
        return sound ? Optional.of(new Condition(site.origin(), terms)) : Optional.empty();
    }

    private static boolean isTyped(Term term, Paths record, Site site, Fix... fixes) {
        Resolution resolution = record.resolve(term.path());
        if (resolution instanceof Resolution.Missing missing) {
            if (!missing.text().equals(Paths.SILENT)) {
                site.report(KEY021, missing.text(), fixes);
            }
            return false;
        }
        Resolution.Found found = (Resolution.Found) resolution;
        Optional<String> problem = problem(term, found);
        problem.ifPresent(p -> site.report(
                KEY021,
                record.record() + "." + String.join(".", term.path()) + " " + p,
                isExistence(term) ? new Fix[] {nullable(term, record, found.type())} : fixes));
        return problem.isEmpty();
    }

    private static Optional<String> problem(Term term, Resolution.Found found) {
        String type = found.type().javaType().display();
        if (!isExistence(term) && term.path().size() > 1 && found.type() instanceof ValueType.Single) {
            return Optional.of("is " + type + "; of a nested record only text, whole numbers, enums and booleans"
                    + " themselves can be compared.");
        }
        return switch (term.test()) {
            case TRUE, FALSE ->
                isBoolean(found.type())
                        ? Optional.empty()
                        : Optional.of(
                                "is " + type + ", not boolean: say what it is compared with, as in status = OPEN.");
            case ABSENT, PRESENT ->
                found.nullable()
                        ? Optional.empty()
                        : Optional.of("always has a value: it is neither @Nullable nor Optional.");
            case IN, NOT_IN -> compared(term, found.type());
        };
    }

    private static Optional<String> compared(Term term, ValueType type) {
        String display = type.javaType().display();
        if (isBoolean(type)) {
            String name = String.join(".", term.path());
            return Optional.of("is boolean: write " + name + " or not " + name + ".");
        }
        if (!isComparable(type)) {
            return Optional.of("is " + display + "; only text, whole numbers and enums can be compared.");
        }
        return term.values().stream()
                .flatMap(v -> DefaultTexts.expectedInstead(type, v)
                        .map(e -> "is " + display + ", and " + v + " is no value of it: expected " + e + ".")
                        .stream())
                .findFirst();
    }

    private static boolean isBoolean(ValueType type) {
        return type.unwrapped() instanceof ValueType.Scalar scalar && scalar.kind() == ScalarKind.BOOLEAN;
    }

    private static boolean isComparable(ValueType type) {
        return type.unwrapped() instanceof ValueType.Enumeration
                || (type.unwrapped() instanceof ValueType.Scalar scalar && COMPARABLE.contains(scalar.kind()));
    }

    private static boolean isExistence(Term term) {
        return term.test() == Condition.Test.ABSENT || term.test() == Condition.Test.PRESENT;
    }

    /** A primitive type has a value always. */
    private static Fix nullable(Term term, Paths record, ValueType type) {
        String words = "say that it may lack a value, or leave this out of the condition";
        boolean primitive = Character.isLowerCase(type.javaType().simpleName().charAt(0));
        return primitive || term.path().size() > 1
                ? Fix.of(words)
                : Fix.of(words, Edit.on(record.record() + "." + term.path().get(0), "@Nullable"));
    }
}
