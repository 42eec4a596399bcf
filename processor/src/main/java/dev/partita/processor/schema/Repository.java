package dev.partita.processor.schema;

import java.util.List;

/**
 * An interface whose methods are implemented.
 *
 * @param origin the interface
 * @param type the interface
 * @param isPublic whether it, with everything around it, is public
 * @param reads its access patterns, inherited ones included
 * @param writes its puts and deletes, inherited ones included
 */
public record Repository(
        Origin origin, JavaType type, boolean isPublic, List<ReadMethod> reads, List<WriteMethod> writes) {

    /** Copies the lists. */
    public Repository {
        reads = List.copyOf(reads);
        writes = List.copyOf(writes);
    }

    /** The generated implementation. */
    public JavaType implementation() {
        return JavaType.of(type.packageName(), "Dynamo" + type.flatName());
    }
}
