package dev.partita.processor.design;

import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.Condition.Test;
import dev.partita.processor.schema.Origin;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Conditions as they are written in {@code when}. */
final class Conditions {

    private Conditions() {}

    static Condition of(String text) {
        List<Term> terms = Stream.of(text.split(" and ", -1))
                .map(Conditions::term)
                .sorted(Comparator.comparing(t -> String.join(".", t.path())))
                .toList();
        return new Condition(Origin.NONE, terms);
    }

    private static Term term(String text) {
        String[] words = text.trim().split(" ", 3);
        if (words[0].equals("not")) {
            return new Term(path(words[1]), Test.FALSE, List.of());
        }
        if (words.length == 1) {
            return new Term(path(words[0]), Test.TRUE, List.of());
        }
        return switch (words[1]) {
            case "absent" -> new Term(path(words[0]), Test.ABSENT, List.of());
            case "present" -> new Term(path(words[0]), Test.PRESENT, List.of());
            case "!=" -> new Term(path(words[0]), Test.NOT_IN, List.of(words[2]));
            default -> new Term(path(words[0]), Test.IN, List.of(words[2].split(", ", -1)));
        };
    }

    private static List<String> path(String text) {
        return List.of(text.split("\\.", -1));
    }
}
