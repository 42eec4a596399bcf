package dev.partita.processor.schema;

import java.util.List;

/**
 * A condition on components: all of its terms hold. Two are the same if they have the same terms in any order.
 *
 * @param origin where it stands
 * @param terms in the order of their paths
 */
public record Condition(Origin origin, List<Term> terms) {

    /** Copies the list. */
    public Condition {
        terms = List.copyOf(terms);
    }

    /** Whether both ask for the same. */
    public boolean sameAs(Condition other) {
        return terms.size() == other.terms.size() && terms.containsAll(other.terms);
    }

    /**
     * One condition on one component.
     *
     * @param path the component's name, or the names on the way into nested records
     * @param test what is asked
     * @param values the texts it is compared with, each once and in the order of the alphabet, so that two terms are
     *     equal if they ask the same; none for the tests without values
     */
    public record Term(List<String> path, Test test, List<String> values) {
        /** Copies the path, orders the values. */
        public Term {
            path = List.copyOf(path);
            values = values.stream().distinct().sorted().toList();
        }

        /** As it is written in {@code when}. */
        public String text() {
            String name = String.join(".", path);
            String texts = String.join(", ", values);
            return switch (test) {
                case TRUE -> name;
                case FALSE -> "not " + name;
                case IN -> name + (values.size() == 1 ? " = " : " in ") + texts;
                case NOT_IN -> name + " != " + texts;
                case ABSENT -> name + " absent";
                case PRESENT -> name + " present";
            };
        }
    }

    /** What a term asks of its component. */
    public enum Test {
        /** {@code open}. */
        TRUE,
        /** {@code not open}. */
        FALSE,
        /** {@code status = OPEN}, {@code status in OPEN, PAID}. */
        IN,
        /** {@code status != CLOSED}. */
        NOT_IN,
        ABSENT,
        PRESENT
    }
}
