package dev.partita.processor.oracle;

import dev.partita.processor.oracle.Meaning.Restriction;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.Source;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which components the arguments of a call restrict, by the rule that names in one place of a partition are one. */
final class Restrictions {

    private final Table table;
    private final ReadPlan plan;

    Restrictions(Table table, ReadPlan plan) {
        this.table = table;
        this.plan = plan;
    }

    List<Restriction> of(Map<String, Object> arguments) {
        List<Restriction> all = new ArrayList<>();
        for (Source source : plan.sources()) {
            for (Parameter parameter : plan.method().parameters()) {
                Parameter.Bound bound = (Parameter.Bound) parameter;
                for (List<String> path : paths(bound.path(), source)) {
                    Object argument =
                            Optional.ofNullable(arguments.get(bound.name())).orElseThrow();
                    all.add(new Restriction(
                            source.item().type(), path, bound.binding(), argument, fold(path, key(source))));
                }
            }
        }
        return all;
    }

    /** The key in what is read: the table or the plan's index. */
    Key key(Source source) {
        return plan instanceof ReadPlan.Query query && query.index().isPresent()
                ? new TableKeys(table)
                        .inIndex(source.item(), query.index().get())
                        .orElseThrow()
                        .key()
                : source.key();
    }

    /** The first placeholder of the sort key that no argument equals, if it is what the rest of the key begins with. */
    Optional<Part.Slot> open(Source source) {
        Set<List<String>> given = new HashSet<>();
        plan.method().parameters().stream()
                .map(Parameter.Bound.class::cast)
                .filter(b -> b.binding() == Parameter.Binding.EQUAL)
                .forEach(b -> given.addAll(paths(b.path(), source)));
        return key(source).sort().stream()
                .flatMap(s -> s.slots())
                .filter(s -> !given.contains(s.path()))
                .findFirst();
    }

    private List<List<String>> paths(List<String> path, Source source) {
        List<List<String>> mine = new ArrayList<>();
        for (Source other : plan.sources()) {
            List<Part.Slot> places = key(other).partition().slots().toList();
            for (int i = 0; i < places.size(); i++) {
                if (places.get(i).path().equals(path)) {
                    mine.add(key(source).partition().slots().toList().get(i).path());
                }
            }
        }
        return mine.isEmpty() ? List.of(path) : mine;
    }

    private static Fold fold(List<String> path, Key key) {
        return key.slots()
                .filter(s -> s.path().equals(path))
                .map(Part.Slot::format)
                .map(f -> f instanceof Format.Text text ? text.fold() : Fold.NONE)
                .findFirst()
                .orElse(Fold.NONE);
    }
}
