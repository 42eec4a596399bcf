package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes what a schema holds.
 *
 * @param table the table
 */
record SchemaConstants(Table table) {

    CodeBlock layout() {
        CodeBlock indexes = table.indexes().stream()
                .map(i -> CodeBlock.of(
                        "new $T($S, $S, $L)",
                        RuntimeTypes.INDEX_LAYOUT,
                        i.name(),
                        i.partitionKey(),
                        Literals.orNull(i.sortKey())))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of(
                "new $T($>$>\n$S,\n$S,\n$L,\n$L,\n$T.of($L))$<$<",
                RuntimeTypes.TABLE_LAYOUT,
                table.name(),
                table.partitionKey(),
                Literals.orNull(table.sortKey()),
                Literals.orNull(table.typeAttribute()),
                List.class,
                indexes);
    }

    CodeBlock schema() {
        CodeBlock indexes = table.indexes().stream().map(this::index).collect(CodeBlock.joining(", "));
        CodeBlock expiring = table.timeToLive()
                .map(attribute -> CodeBlock.of(".expiringBy($S)", attribute))
                .orElse(CodeBlock.of(""));
        return CodeBlock.of(
                "new $T($>$>\n$T.class,\n$S,\n$T.of($L),\n$T.of($L))$<$<$L",
                RepositoryTypes.TABLE_SCHEMA,
                TypeNames.raw(table.type()),
                table.name(),
                List.class,
                key(table.partitionKey(), table.sortKey()),
                List.class,
                indexes,
                expiring);
    }

    private CodeBlock index(Index index) {
        return CodeBlock.of(
                "new $T($S, $L, $T.of($L), $T.$L, $T.of($L))",
                RepositoryTypes.INDEX_SCHEMA,
                index.name(),
                index.local(),
                List.class,
                key(index.partitionKey(), index.sortKey()),
                RepositoryTypes.vocabulary("Projection"),
                index.projection().name(),
                List.class,
                Literals.texts(index.include()));
    }

    private CodeBlock key(String partition, Optional<String> sort) {
        return Stream.concat(Stream.of(partition), sort.stream())
                .map(attribute ->
                        CodeBlock.of("$T.$L($S)", RepositoryTypes.KEY_ATTRIBUTE, factory(attribute), attribute))
                .collect(CodeBlock.joining(", "));
    }

    private String factory(String attribute) {
        return switch (new KeyTypes(table).of(attribute)) {
            case TEXT -> "text";
            case NUMBER -> "number";
            case BINARY -> "binary";
        };
    }
}
