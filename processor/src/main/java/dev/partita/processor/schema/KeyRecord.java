package dev.partita.processor.schema;

import java.util.List;

/**
 * A record that stands for the primary key of an item.
 *
 * @param origin the record in the source
 * @param item the item's record
 * @param parts its components
 */
public record KeyRecord(Origin origin, JavaType type, JavaType item, List<Part> parts) {

    /** Copies the list. */
    public KeyRecord {
        parts = List.copyOf(parts);
    }

    /**
     * A component of the record.
     *
     * @param name its name, which may differ from that of the item's component
     * @param javaType its type as written
     * @param path the item's component, or the names on the way into nested records
     * @param type how the item stores it
     */
    public record Part(String name, JavaType javaType, List<String> path, ValueType type) {
        /** Copies the list. */
        public Part {
            path = List.copyOf(path);
        }
    }

    /** What a parameter of this type gives. */
    public List<Parameter.Bound> bound(Origin place, String parameter) {
        Parameter.Declared declared = new Parameter.Declared(parameter, type);
        return parts.stream()
                .map(part -> new Parameter.Bound(
                        place,
                        declared,
                        parameter + "." + part.name(),
                        part.javaType(),
                        part.path(),
                        part.type(),
                        Parameter.Binding.EQUAL))
                .toList();
    }
}
