package dev.partita.processor.plan;

import dev.partita.Direction;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.runtime.key.KeyOrder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the method relies on the order, the first placeholder that isn't given sorts as its values do. */
final class OrderPromised implements Requirement {

    private static final Set<Form> UNORDERED = EnumSet.of(Form.EXISTS, Form.COUNT);

    @Override
    public List<Reason> failures(Trial trial) {
        if (!relies(trial.method())) {
            return List.of();
        }
        List<Reason> reasons = new ArrayList<>();
        for (BoundKey key : trial.keys()) {
            disorder(key).map(text -> Reason.of(trial.owner(key) + text)).ifPresent(reasons::add);
        }
        return reasons;
    }

    private static boolean relies(ReadMethod method) {
        return !UNORDERED.contains(method.result().form())
                && (method.limit() > 0 || method.order() == Direction.DESCENDING);
    }

    private static Optional<String> disorder(BoundKey key) {
        Optional<KeyTemplate> sort = key.key().key().sort();
        List<Part> behind = sort.map(
                        t -> t.parts().subList(key.sort().end(), t.parts().size()))
                .orElse(List.of());
        if (behind.isEmpty() || !(behind.get(0) instanceof Part.Slot slot) || isOfPartition(slot, key)) {
            return Optional.empty();
        }
        if (slot.format() instanceof Format.Names names && !isKept(names.names(), behind)) {
            return Optional.of("{" + slot.name() + "} is not in order, since one name is the beginning of another"
                    + (behind.size() > 1 && behind.get(1) instanceof Part.Slot next
                            ? ", and {" + next.name() + "} stands directly behind it"
                            : ""));
        }
        return disorder(slot, behind.size() == 1);
    }

    /** What the partition key holds too is the same in all items of the answer. */
    private static boolean isOfPartition(Part.Slot slot, BoundKey key) {
        return key.key().key().partition().slots().anyMatch(s -> s.path().equals(slot.path()));
    }

    /** Whether the names are in their order with what stands behind them in the key. */
    private static boolean isKept(List<String> names, List<Part> parts) {
        String behind = parts.size() > 1 && parts.get(1) instanceof Part.Literal literal ? literal.text() : "";
        boolean abuts = parts.size() > 1 && behind.isEmpty();
        return names.stream()
                .allMatch(a -> names.stream()
                        .allMatch(b -> Integer.signum(KeyOrder.compare(a, b))
                                        == Integer.signum(KeyOrder.compare(a + behind, b + behind))
                                && !(abuts && !a.equals(b) && b.startsWith(a))));
    }

    private static Optional<String> disorder(Part.Slot slot, boolean last) {
        Format format = slot.format();
        if (format instanceof Format.Plain) {
            return Optional.of("{" + slot.name() + "} has no order in the key; with a width it has, as in {"
                    + slot.name() + ":6}");
        }
        if (format instanceof Format.Text && !last) {
            return Optional.of("{" + slot.name() + "} has an order only at the end of the key");
        }
        if (format instanceof Format.Converted converted && !converted.ordered()) {
            return Optional.of("{" + slot.name() + "} has no order: its converter doesn't say that it keeps it");
        }
        return Optional.empty();
    }
}
