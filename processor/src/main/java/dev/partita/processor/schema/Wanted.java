package dev.partita.processor.schema;

import java.util.List;
import java.util.Optional;

/** The records that a result is made of. */
public sealed interface Wanted {

    /** The item records, each once, in the order of the table. */
    List<JavaType> items();

    /** One record, or all records of a sealed interface; {@code javaType} is what the caller sees. */
    record Records(JavaType javaType, List<JavaType> items) implements Wanted {
        /** Copies the list. */
        public Records {
            items = List.copyOf(items);
        }
    }

    /** A view: some of one record's components. */
    record View(JavaType javaType, JavaType item, List<Component> components, JavaType codec) implements Wanted {
        /** Copies the list. */
        public View {
            components = List.copyOf(components);
        }

        @Override
        public List<JavaType> items() {
            return List.of(item);
        }
    }

    /** An item collection, with its parts in the order of its components. */
    record Collection(JavaType javaType, List<CollectionPart> parts) implements Wanted {
        /** Copies the list. */
        public Collection {
            parts = List.copyOf(parts);
        }

        @Override
        public List<JavaType> items() {
            return parts.stream().flatMap(p -> p.items().stream()).distinct().toList();
        }
    }

    /**
     * A component of an item collection.
     *
     * @param form ONE, NULLABLE, OPTIONAL or LIST
     * @param javaType the record, or the sealed interface over the records
     * @param items the records
     */
    record CollectionPart(Origin origin, String name, Result.Form form, JavaType javaType, List<JavaType> items) {
        /** Copies the list. */
        public CollectionPart {
            items = List.copyOf(items);
        }
    }

    /** The view, if it is one. */
    default Optional<View> view() {
        return this instanceof View view ? Optional.of(view) : Optional.empty();
    }
}
