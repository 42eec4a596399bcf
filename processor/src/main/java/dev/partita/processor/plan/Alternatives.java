package dev.partita.processor.plan;

import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.ReadMethod;
import java.util.List;
import java.util.Locale;

/** A method such as {@code byNameOrMail(name, mail)}: a key condition has no OR. */
final class Alternatives {

    private Alternatives() {}

    /** Whether the method's name has an {@code Or} between the names of two of its parameters. */
    static boolean areAsked(ReadMethod method) {
        List<String> names = method.bound().stream().map(Bound::name).toList();
        return names.stream()
                .anyMatch(one -> names.stream()
                        .anyMatch(
                                other -> !one.equals(other) && method.name().contains(word(one) + "Or" + word(other))));
    }

    private static String word(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
