package dev.partita.processor.schema;

import java.util.List;

/** An {@code @Embedded} record, for its codec. */
public record EmbeddedRecord(Origin origin, JavaType type, boolean isPublic, List<Component> components) {

    /** Copies the list. */
    public EmbeddedRecord {
        components = List.copyOf(components);
    }

    /** The generated codec, in the record's package. */
    public JavaType codec() {
        return JavaType.of(type.packageName(), type.flatName() + "Codec");
    }
}
