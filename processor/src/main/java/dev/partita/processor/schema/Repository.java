package dev.partita.processor.schema;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An interface whose methods are implemented.
 *
 * @param origin the interface
 * @param type the interface
 * @param isPublic whether it, with everything around it, is public
 * @param reads its access patterns, inherited ones included
 * @param writes what it writes, inherited methods included
 * @param gets its gets of lists of keys, inherited ones included
 */
public record Repository(
        Origin origin,
        JavaType type,
        boolean isPublic,
        List<ReadMethod> reads,
        List<WriteMethod> writes,
        List<BatchGet> gets) {

    /** Copies the lists. */
    public Repository {
        reads = List.copyOf(reads);
        writes = List.copyOf(writes);
        gets = List.copyOf(gets);
    }

    /** How often it has a method of each name. */
    public Map<String, Long> names() {
        return Stream.of(
                        reads.stream().map(ReadMethod::name),
                        writes.stream().map(WriteMethod::name),
                        gets.stream().map(BatchGet::name))
                .flatMap(names -> names)
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    }

    /** The generated implementation. */
    public JavaType implementation() {
        return JavaType.of(type.packageName(), "Dynamo" + type.flatName());
    }
}
