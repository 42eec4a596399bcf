package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.Opened;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Parameter.Bound;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record's key with what the parameters say about the record's components.
 *
 * @param restrictions the parameters by the path they restrict in this record
 */
record BoundKey(ItemKey key, Map<List<String>, List<Bound>> restrictions) {

    /** The parameter that the placeholder must equal. */
    Optional<Bound> equal(Part.Slot slot) {
        return restrictions.getOrDefault(slot.path(), List.of()).stream()
                .filter(b -> b.binding() == Binding.EQUAL)
                .findFirst();
    }

    /** The parameters that give the placeholder an end or a beginning. */
    List<Bound> range(Part.Slot slot) {
        return restrictions.getOrDefault(slot.path(), List.of()).stream()
                .filter(b -> b.binding() != Binding.EQUAL)
                .toList();
    }

    /** How far the parameters fix the sort key from the left; nothing in a key without one. */
    Fixed sort() {
        return key.key().sort().map(this::fixed).orElse(new Fixed(List.of(), 0, true, Optional.empty()));
    }

    /** How far the parameters fix the partition key from the left. */
    Fixed partition() {
        return fixed(key.key().partition());
    }

    /** The value of the partition key, all of whose placeholders are given. */
    KeyExpression partitionExpression() {
        return new KeyExpression(key.key().partition().kind(), partition().pieces());
    }

    /** What is fixed of the sort key. */
    KeyExpression sortExpression() {
        KeyKind kind = key.key().sort().map(KeyTemplate::kind).orElse(KeyKind.TEXT);
        return new KeyExpression(kind, sort().pieces());
    }

    /** The sort key as the key space looks at it; nothing in a key without one. */
    Optional<Opened> opened() {
        Fixed fixed = sort();
        return key.key().sort().map(t -> new Opened(t, fixed.end(), fixed.pieces()));
    }

    private Fixed fixed(KeyTemplate template) {
        List<KeyExpression.Piece> pieces = new ArrayList<>();
        List<Part> parts = template.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Part.Slot slot) {
                Optional<Bound> argument = equal(slot);
                if (argument.isEmpty()) {
                    return new Fixed(pieces, i, false, Optional.of(slot).filter(s -> !range(s).isEmpty()));
                }
                pieces.add(argument(argument.get(), slot));
            } else {
                pieces.add(new KeyExpression.Text(((Part.Literal) parts.get(i)).text()));
            }
        }
        return new Fixed(pieces, parts.size(), true, Optional.empty());
    }

    private KeyExpression.Argument argument(Bound parameter, Part.Slot slot) {
        return new KeyExpression.Argument(parameter.name(), parameter.type(), slot.format(), place(slot));
    }

    /** The placeholder as messages name it. */
    String place(Part.Slot slot) {
        return key.item().type().simpleName() + "." + slot.name();
    }

    /**
     * The part of a template that is fixed before a request.
     *
     * @param pieces what stands there
     * @param end the index of the first part that is not fixed
     * @param whole whether all parts are
     * @param range the placeholder behind it, if parameters give it an end or a beginning
     */
    record Fixed(List<KeyExpression.Piece> pieces, int end, boolean whole, Optional<Part.Slot> range) {

        Fixed {
            pieces = List.copyOf(pieces);
        }
    }
}
