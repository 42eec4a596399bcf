package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a proposed change of a table means to the access patterns that it isn't made for. */
final class OtherPatterns {

    private final Table table;
    private final Planner planner;

    OtherPatterns(Table table) {
        this.table = table;
        this.planner = new Planner(table);
    }

    /**
     * What keeps them as they are: {@code via} for each that could also be answered by what is new. Empty if one of them
     * would not be answered any more.
     *
     * @param changed the table as it would be
     * @param keys keys of the records that would change; patterns of others are not looked at
     */
    Optional<List<Edit>> stay(Table changed, List<ItemKey> keys) {
        Set<JavaType> moved = keys.stream().map(k -> k.item().type()).collect(Collectors.toSet());
        Planner after = new Planner(changed);
        List<Edit> choices = new ArrayList<>();
        for (Repository repository : table.repositories()) {
            for (ReadMethod method : repository.reads()) {
                List<Outcome.Serves> before = touches(method, moved) ? planner.serving(method) : List.of();
                if (before.size() == 1) {
                    int answers = after.serving(method).size();
                    if (answers == 0) {
                        return Optional.empty();
                    }
                    if (answers > 1) {
                        choices.add(Edit.on(
                                MethodName.place(repository, method),
                                "@AccessPattern(…, via = " + Edit.literal(chosen(before.get(0))) + ")"));
                    }
                }
            }
        }
        return Optional.of(choices);
    }

    private static boolean touches(ReadMethod method, Set<JavaType> moved) {
        return method.result().wanted().items().stream().anyMatch(moved::contains);
    }

    /** The name of the key that answers it now: of the copy, if there is one. */
    private static String chosen(Outcome.Serves serving) {
        return serving.candidate().keys().stream()
                .filter(k -> k.copy().isPresent())
                .findFirst()
                .orElse(serving.candidate().first())
                .name();
    }
}
