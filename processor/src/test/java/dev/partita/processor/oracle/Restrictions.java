package dev.partita.processor.oracle;

import dev.partita.processor.oracle.Meaning.Restriction;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.Source;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which components the arguments of a call restrict, by the rule that names in one place of a partition are one.
 *
 * @param keys by which the wanted records are read, one for each
 */
record Restrictions(ReadMethod method, List<ItemKey> keys) {

    /** Those of a plan, whose keys are in the table or in its index. */
    static Restrictions of(Table table, ReadPlan plan) {
        TableKeys keys = new TableKeys(table);
        return new Restrictions(
                plan.method(),
                plan.sources().stream().map(s -> key(keys, plan, s)).toList());
    }

    private static ItemKey key(TableKeys keys, ReadPlan plan, Source source) {
        return plan instanceof ReadPlan.Query query && query.index().isPresent()
                ? keys.inIndex(source.item(), query.index().get()).orElseThrow()
                : keys.inTable(source.item()).stream()
                        .filter(k -> k.copy().equals(source.copy()))
                        .findFirst()
                        .orElseThrow();
    }

    List<Restriction> of(Map<String, Object> arguments) {
        List<Restriction> all = new ArrayList<>();
        for (ItemKey key : keys) {
            for (Parameter parameter : method.parameters()) {
                Parameter.Bound bound = (Parameter.Bound) parameter;
                for (List<String> path : paths(bound.path(), key)) {
                    Object argument =
                            Optional.ofNullable(arguments.get(bound.name())).orElseThrow();
                    all.add(new Restriction(key.item().type(), path, bound.binding(), argument, fold(path, key.key())));
                }
            }
        }
        return all;
    }

    /** The first placeholder of the sort key that no argument equals, if it is what the rest of the key begins with. */
    Optional<Part.Slot> open(Item item) {
        ItemKey key =
                keys.stream().filter(k -> k.item().equals(item)).findFirst().orElseThrow();
        Set<List<String>> given = given(key);
        return key.key().sort().stream()
                .flatMap(s -> s.slots())
                .filter(s -> !given.contains(s.path()))
                .findFirst();
    }

    /** The components of the record that arguments equal. */
    Set<List<String>> given(ItemKey key) {
        Set<List<String>> given = new HashSet<>();
        method.parameters().stream()
                .map(Parameter.Bound.class::cast)
                .filter(b -> b.binding() == Parameter.Binding.EQUAL)
                .forEach(b -> given.addAll(paths(b.path(), key)));
        return given;
    }

    List<List<String>> paths(List<String> path, ItemKey key) {
        List<List<String>> mine = new ArrayList<>();
        for (ItemKey other : keys) {
            List<Part.Slot> places = other.key().partition().slots().toList();
            for (int i = 0; i < places.size(); i++) {
                if (places.get(i).path().equals(path)) {
                    mine.add(key.key().partition().slots().toList().get(i).path());
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
