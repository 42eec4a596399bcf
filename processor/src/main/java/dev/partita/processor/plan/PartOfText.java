package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT026;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter.Bound;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A parameter such as {@code nameContains}, which SQL would ask for by LIKE: keys are found by their beginning. */
final class PartOfText {

    private static final Pattern BEHIND =
            Pattern.compile("(\\w+?)(?:Contains|Containing|Like|Matches|Matching|EndsWith|Ending|Fragment|Part)");
    private static final Pattern BEFORE = Pattern.compile("(?:contains|containing|like|matching|partOf|endOf)(\\w+)");

    private final MethodFaults faults;
    private final List<Item> wanted;

    PartOfText(MethodFaults faults, List<Item> wanted) {
        this.faults = faults;
        this.wanted = wanted;
    }

    /** Whether it is one. */
    boolean check(Bound parameter) {
        Optional<Component> asked = asked(parameter);
        asked.ifPresent(component -> faults.add(
                PAT026,
                parameter.origin(),
                parameter.name() + " looks for a part of " + component.name()
                        + ", but no key is in the order of what its texts contain: DynamoDB finds a text by its beginning.",
                repairs -> Stream.concat(
                        repairs.filtered().containing(parameter, component).stream(),
                        Stream.of(Fix.of("look for the beginning, @StartsWith(\"" + component.name()
                                + "\"), where it ends a sort key, or give the table's stream to a search engine")))));
        return asked.isPresent();
    }

    private Optional<Component> asked(Bound parameter) {
        String name = parameter.path().get(0);
        if (parameter.path().size() > 1
                || component(name).isPresent()
                || !parameter.type().isText()) {
            return Optional.empty();
        }
        return Stream.of(BEHIND.matcher(name), BEFORE.matcher(name))
                .filter(Matcher::matches)
                .map(m -> m.group(1))
                .map(n -> n.substring(0, 1).toLowerCase(Locale.ROOT) + n.substring(1))
                .flatMap(n -> component(n).stream())
                .filter(c -> c.type().isText())
                .findFirst();
    }

    private Optional<Component> component(String name) {
        return wanted.stream().flatMap(i -> i.component(name).stream()).findFirst();
    }
}
