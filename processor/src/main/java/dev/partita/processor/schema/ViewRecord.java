package dev.partita.processor.schema;

import java.util.List;

/** A {@code @View} record with the item it shows, for its codec. */
public record ViewRecord(Origin origin, JavaType type, boolean isPublic, Item item, List<Component> components) {

    /** Copies the list. */
    public ViewRecord {
        components = List.copyOf(components);
    }

    /** The generated codec, in the view's package. */
    public JavaType codec() {
        return JavaType.of(type.packageName(), type.flatName() + "Codec");
    }
}
