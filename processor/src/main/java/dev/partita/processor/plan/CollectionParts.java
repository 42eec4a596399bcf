package dev.partita.processor.plan;

import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import dev.partita.processor.schema.Wanted.CollectionPart;
import java.util.List;

/** The parts of a method's result, if it is an item collection. */
final class CollectionParts {

    private CollectionParts() {}

    static boolean isCollection(ReadMethod method) {
        return method.result().wanted() instanceof Wanted.Collection;
    }

    /** All parts in order; none if it is no collection. */
    static List<CollectionPart> parts(ReadMethod method) {
        return method.result().wanted() instanceof Wanted.Collection collection ? collection.parts() : List.of();
    }

    /** The parts that are lists. */
    static List<CollectionPart> lists(ReadMethod method) {
        return parts(method).stream().filter(p -> p.form() == Form.LIST).toList();
    }

    /** The parts that are one item. */
    static List<CollectionPart> singles(ReadMethod method) {
        return parts(method).stream().filter(p -> p.form() != Form.LIST).toList();
    }
}
