package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Names from the design as literals. */
final class Literals {

    private Literals() {}

    /** String literals with commas between them. */
    static CodeBlock texts(List<String> texts) {
        return texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
    }

    /** A map from and to string literals. */
    static CodeBlock map(Map<String, String> map) {
        CodeBlock entries = map.entrySet().stream()
                .map(e -> CodeBlock.of("$S, $S", e.getKey(), e.getValue()))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($L)", Map.class, entries);
    }

    /** The names of the primary key's attributes. */
    static List<String> key(Table table) {
        return key(table.partitionKey(), table.sortKey());
    }

    /** The names of an index's key attributes. */
    static List<String> key(Index index) {
        return key(index.partitionKey(), index.sortKey());
    }

    /** String literals, each on a line of its own. */
    static CodeBlock lines(List<String> texts) {
        return texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(",\n"));
    }

    /** A literal, or {@code null}. */
    static CodeBlock orNull(Optional<String> text) {
        return text.map(t -> CodeBlock.of("$S", t)).orElse(CodeBlock.of("null"));
    }

    private static List<String> key(String partition, Optional<String> sort) {
        return Stream.concat(Stream.of(partition), sort.stream()).toList();
    }
}
