package dev.partita.processor.read;

import dev.partita.processor.schema.Parameter.Binding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;

/**
 * The names that parameters have in generated code: their own, and for inherited methods, whose parameters' names class
 * files hide, names made from what they bind, so that the code is the same with and without the sources.
 */
final class ParameterNames {

    private final Set<String> taken = new HashSet<>();
    private final Map<Element, String> made = new HashMap<>();

    ParameterNames(List<Signature.Given> parameters) {
        parameters.forEach(p -> p.name().ifPresent(taken::add));
    }

    String of(Signature.Given given, String wish) {
        return given.name().orElseGet(() -> made.computeIfAbsent(given.element(), g -> free(wish)));
    }

    String of(Signature.Given given, Binding binding, List<String> path) {
        return of(given, made(binding, path));
    }

    private static String made(Binding binding, List<String> path) {
        StringBuilder name = new StringBuilder(path.get(0));
        path.stream().skip(1).forEach(p -> name.append(capitalized(p)));
        return switch (binding) {
            case EQUAL -> name.toString();
            case FROM -> "from" + capitalized(name.toString());
            case TO -> "to" + capitalized(name.toString());
            case AFTER -> "after" + capitalized(name.toString());
            case BEFORE -> "before" + capitalized(name.toString());
            case STARTS_WITH -> name + "Prefix";
        };
    }

    private String free(String name) {
        String free = name;
        for (int i = 2; !taken.add(free); i++) {
            free = name + i;
        }
        return free;
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
