package dev.partita.processor.write;

import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The types of a table's key attributes.
 *
 * @param table the table
 */
record KeyTypes(Table table) {

    /** The type of a key attribute of the table or of an index; all records agree on it. */
    KeyKind of(String attribute) {
        return Stream.concat(templates(attribute).map(KeyTemplate::kind), components(attribute))
                .findFirst()
                .orElse(KeyKind.TEXT);
    }

    private Stream<KeyTemplate> templates(String attribute) {
        Stream<KeyTemplate> primary = table.items().stream()
                .flatMap(item -> role(attribute, table.partitionKey(), table.sortKey(), item.primary()));
        Stream<KeyTemplate> indexed = table.indexes().stream().flatMap(index -> indexed(attribute, index));
        return Stream.concat(primary, indexed);
    }

    private static Stream<KeyTemplate> role(String attribute, String partition, Optional<String> sort, Key key) {
        if (attribute.equals(partition)) {
            return Stream.of(key.partition());
        }
        return sort.filter(attribute::equals).isPresent() ? key.sort().stream() : Stream.empty();
    }

    private Stream<KeyTemplate> indexed(String attribute, Index index) {
        Stream<IndexKey> keys = table.items().stream().flatMap(item -> item.indexKey(index.name()).stream());
        if (attribute.equals(index.partitionKey())) {
            return keys.flatMap(key -> key.partition().stream());
        }
        return index.sortKey().filter(attribute::equals).isPresent()
                ? keys.flatMap(key -> key.sort().stream())
                : Stream.empty();
    }

    /** Native indexes have no templates: their key attributes are components' own. */
    private Stream<KeyKind> components(String attribute) {
        return table.items().stream()
                .flatMap(item -> item.components().stream())
                .filter(component ->
                        !component.keyOnly() && component.attribute().equals(attribute))
                .map(component -> stored(component.type().unwrapped()));
    }

    private static KeyKind stored(ValueType type) {
        if (type instanceof ValueType.Scalar scalar) {
            return stored(scalar.kind());
        }
        if (type instanceof ValueType.Converted converted
                && converted.attribute().isPresent()) {
            JavaType stored = converted.attribute().get().stored();
            if (stored.dimensions() > 0) {
                return KeyKind.BINARY;
            }
            return stored.simpleName().equals("BigDecimal") ? KeyKind.NUMBER : KeyKind.TEXT;
        }
        return KeyKind.TEXT;
    }

    private static KeyKind stored(ScalarKind kind) {
        if (kind.isNumber()) {
            return KeyKind.NUMBER;
        }
        return kind == ScalarKind.BYTES || kind == ScalarKind.SDK_BYTES ? KeyKind.BINARY : KeyKind.TEXT;
    }
}
