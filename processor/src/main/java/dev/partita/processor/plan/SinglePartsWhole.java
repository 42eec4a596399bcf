package dev.partita.processor.plan;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import dev.partita.processor.schema.Wanted.CollectionPart;
import java.util.List;

/** A part of a collection that is no list is one item, by a full primary or copy key. */
final class SinglePartsWhole implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        if (!(trial.method().result().wanted() instanceof Wanted.Collection collection)) {
            return List.of();
        }
        return collection.parts().stream()
                .filter(part -> part.form() != Form.LIST)
                .filter(part -> trial.keys().stream().anyMatch(k -> isOf(k, part) && !isOneItem(k)))
                .map(part -> Reason.of(part.name() + " is one item, but this isn't the full primary or copy key of one "
                        + part.javaType().simpleName()))
                .toList();
    }

    private static boolean isOf(BoundKey key, CollectionPart part) {
        JavaType type = key.key().item().type();
        return part.items().contains(type);
    }

    private static boolean isOneItem(BoundKey key) {
        return key.key().index().isEmpty()
                && key.partition().whole()
                && key.sort().whole();
    }
}
