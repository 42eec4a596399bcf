package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import java.util.List;
import java.util.Map;

/**
 * Writes the attributes that tell whose a copy is, where there is no record but its primary key.
 *
 * @param repository the class in which they stand
 * @param item the record
 * @param parameters the components of its primary key
 * @param values what the write is given
 */
record OwnerCode(RepositoryClass repository, Item item, List<Parameter.Bound> parameters, ArgumentValues values) {

    CodeBlock attributes() {
        CodeBlock entries = parameters.stream().map(this::entry).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.ofEntries($L)", Map.class, entries);
    }

    private CodeBlock entry(Parameter.Bound parameter) {
        Component component = item.component(parameter.path().get(0)).orElseThrow();
        CodeBlock where = CodeBlock.of("$S", item.type().simpleName() + "." + component.name());
        CodeBlock value = new AttributeWriteCode(repository.members(), true)
                .attribute(parameter.type(), values.named(parameter.name()), where);
        return CodeBlock.of("$T.entry($S, $L)", Map.class, component.attribute(), nested(parameter.path(), value));
    }

    /** What is nested stands in maps, under the names of components. */
    private static CodeBlock nested(List<String> path, CodeBlock value) {
        CodeBlock nested = value;
        for (int at = path.size() - 1; at > 0; at--) {
            nested = CodeBlock.of("$T.fromM($T.of($S, $L))", SdkTypes.ATTRIBUTE_VALUE, Map.class, path.get(at), nested);
        }
        return nested;
    }
}
