package dev.partita.processor.oracle;

import dev.partita.Projection;
import dev.partita.processor.plan.Refusal;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.Wanted;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether the reasons that a candidate is refused for are true, each by a way of its own. */
final class ReasonChecks {

    private final Random random;
    private final RandomDesign design;
    private final Table table;
    private final ReadMethod method;

    ReasonChecks(Random random, RandomDesign design, ReadMethod method) {
        this.random = random;
        this.design = design;
        this.table = design.table();
        this.method = method;
    }

    /** Why the refusal isn't justified, if so. */
    Optional<String> fault(Refusal refusal) {
        if (refusal.proof().isPresent()) {
            return new Witnesses(random, design).fault(refusal.proof().get());
        }
        // with an argument of another type there are no rows to look for; that is a reason of its own
        return refusal.keys().stream().anyMatch(this::hasOtherType) || isTrue(refusal)
                ? Optional.empty()
                : Optional.of("nothing shows that " + refusal.text());
    }

    private boolean isTrue(Refusal refusal) {
        List<ItemKey> keys = refusal.keys();
        return switch (refusal.rule()) {
            case "PartitionGiven" -> lacksPartition(keys);
            case "EverythingUsed" -> keys.stream().anyMatch(k -> leavesParameters(k, keys));
            case "TypesAgree" -> keys.stream().anyMatch(this::hasOtherType);
            case "OneMeaning" -> keys.stream().anyMatch(k -> restrictsTwice(k, keys));
            case "SinglePartsWhole" -> keys.stream().anyMatch(k -> isPartOfSeveral(k, keys));
            case "SparsenessSaid" ->
                keys.stream().anyMatch(this::lacksConditioned) || sampling(keys).showsOthersInTheIndex();
            case "Projected" -> keys.stream().anyMatch(this::lacksAttribute);
            case "ConsistencyPossible" ->
                keys.get(0).index().filter(i -> !i.local()).isPresent();
            case "OrderPromised" ->
                areNamesAbutting(keys)
                        || isUnpadded(parts(keys))
                        || sampling(keys).showsDisorder();
            case Refusal.KEY_SPACE ->
                isRangeOverNames(keys)
                        || keys.stream().anyMatch(k -> isGivenOpen(k, keys))
                        || isUnpadded(ranged(keys, false))
                        || isBeginningOpen(keys)
                        || sampling(keys).showsNoRange();
            default -> throw new IllegalStateException("no check of " + refusal.rule());
        };
    }

    private Sampling sampling(List<ItemKey> keys) {
        return new Sampling(random, design, method, keys);
    }

    private boolean lacksPartition(List<ItemKey> keys) {
        Set<List<String>> given = new Restrictions(method, keys).given(keys.get(0));
        return keys.get(0).key().partition().slots().anyMatch(s -> !given.contains(s.path()));
    }

    /** Walks along the sort key as far as arguments are given, and looks which are left. */
    private boolean leavesParameters(ItemKey key, List<ItemKey> keys) {
        Restrictions restrictions = new Restrictions(method, keys);
        Set<List<String>> given = restrictions.given(key);
        Set<List<String>> used = new HashSet<>();
        key.key().partition().slots().forEach(s -> used.add(s.path()));
        for (Part.Slot slot : key.key().sort().map(t -> t.slots().toList()).orElse(List.of())) {
            used.add(slot.path());
            if (!given.contains(slot.path())) {
                break;
            }
        }
        return method.parameters().stream()
                .flatMap(p -> restrictions.paths(((Parameter.Bound) p).path(), key).stream())
                .anyMatch(p -> !used.contains(p));
    }

    private boolean hasOtherType(ItemKey key) {
        return method.parameters().stream()
                .map(Parameter.Bound.class::cast)
                .anyMatch(p -> key.item()
                        .component(p.path().get(0))
                        .map(Component::type)
                        .filter(t -> !t.unwrapped()
                                .javaType()
                                .equals(p.type().unwrapped().javaType()))
                        .isPresent());
    }

    private boolean restrictsTwice(ItemKey key, List<ItemKey> keys) {
        Restrictions restrictions = new Restrictions(method, keys);
        List<List<String>> paths = method.parameters().stream()
                .flatMap(p -> restrictions.paths(((Parameter.Bound) p).path(), key).stream())
                .toList();
        return new HashSet<>(paths).size() < paths.size();
    }

    private boolean isPartOfSeveral(ItemKey key, List<ItemKey> keys) {
        boolean single = ((Wanted.Collection) method.result().wanted())
                .parts().stream()
                        .anyMatch(p -> p.form() != Form.LIST
                                && p.items().contains(key.item().type()));
        Set<List<String>> given = new Restrictions(method, keys).given(key);
        return single && (key.index().isPresent() || key.key().slots().anyMatch(s -> !given.contains(s.path())));
    }

    private boolean lacksAttribute(ItemKey key) {
        Index index = key.index().orElseThrow();
        Set<String> held = new HashSet<>(index.include());
        held.addAll(List.of(table.partitionKey(), index.partitionKey()));
        table.sortKey().ifPresent(held::add);
        index.sortKey().ifPresent(held::add);
        return index.projection() != Projection.ALL
                && key.item().components().stream()
                        .filter(c -> key.item()
                                .primary()
                                .slots()
                                .noneMatch(s -> s.path().equals(List.of(c.name()))
                                        && !s.format().isFolded()))
                        .anyMatch(c -> !held.contains(c.attribute()));
    }

    /** Whether the method's condition speaks of something that the record doesn't have. */
    private boolean lacksConditioned(ItemKey key) {
        return method.when().stream()
                .flatMap(w -> w.terms().stream())
                .anyMatch(t -> key.item().component(t.path().get(0)).isEmpty());
    }

    /** Enums and booleans have no ranges, in whatever order their names are. */
    private boolean isRangeOverNames(List<ItemKey> keys) {
        return ranged(keys, false).anyMatch(s -> hasNames(slot(s)));
    }

    /** The texts of 9 and 10 stand in the wrong order, whatever else does. */
    private static boolean isUnpadded(Stream<List<Part>> placeholders) {
        return placeholders.anyMatch(s -> s.get(0) instanceof Part.Slot slot && slot.format() instanceof Format.Plain);
    }

    /** What stands behind a text can be taken for a part of it, unless that is the delimiter. */
    private boolean isBeginningOpen(List<ItemKey> keys) {
        return ranged(keys, true)
                .anyMatch(s -> s.size() > 1
                        && !(s.get(1) instanceof Part.Literal literal
                                && literal.text().startsWith("#")));
    }

    /**
     * Whether a value of open length is given that another value stands behind without a delimiter: what the key goes on
     * with can be a part of a longer value, whose keys then lie between those of the given one.
     */
    private boolean isGivenOpen(ItemKey key, List<ItemKey> keys) {
        Set<List<String>> given = new Restrictions(method, keys).given(key);
        return parts(List.of(key))
                .filter(s -> s.get(0) instanceof Part.Slot slot && given.contains(slot.path()))
                .anyMatch(s -> isOpen(slot(s).format(), s.subList(1, s.size())));
    }

    private static boolean isOpen(Format format, List<Part> behind) {
        boolean isText = format instanceof Format.Text;
        for (Part part : behind) {
            if (part instanceof Part.Slot) {
                return isText || format instanceof Format.Names || format instanceof Format.Plain;
            }
            if (!isText || ((Part.Literal) part).text().indexOf('#') >= 0) {
                return false;
            }
        }
        return false;
    }

    /** Names of which one begins another aren't compared with what a placeholder writes directly behind them. */
    private boolean areNamesAbutting(List<ItemKey> keys) {
        return parts(keys)
                .anyMatch(s -> s.get(0) instanceof Part.Slot slot
                        && hasNames(slot)
                        && s.size() > 1
                        && s.get(1) instanceof Part.Slot);
    }

    /** Each placeholder of a sort key that a range or a beginning is asked of, with the parts behind it. */
    private Stream<List<Part>> ranged(List<ItemKey> keys, boolean beginnings) {
        Set<List<String>> paths = method.parameters().stream()
                .map(Parameter.Bound.class::cast)
                .filter(p -> beginnings ? p.binding() == Binding.STARTS_WITH : p.binding() != Binding.EQUAL)
                .map(Parameter.Bound::path)
                .collect(Collectors.toSet());
        return parts(keys).filter(s -> s.get(0) instanceof Part.Slot slot && paths.contains(slot.path()));
    }

    private static Stream<List<Part>> parts(List<ItemKey> keys) {
        return keys.stream()
                .flatMap(k -> k.key().sort().stream())
                .flatMap(t -> IntStream.range(0, t.parts().size())
                        .mapToObj(i -> t.parts().subList(i, t.parts().size())));
    }

    private static Part.Slot slot(List<Part> parts) {
        return (Part.Slot) parts.get(0);
    }

    private static boolean hasNames(Part.Slot slot) {
        return slot.type().unwrapped() instanceof ValueType.Enumeration || slot.format() instanceof Format.Bool;
    }
}
