package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Writes a codec's methods that put and delete a record, with all that belongs to it.
 *
 * @param keys what writes keys
 * @param indexFields the fields that hold the layouts of the indexes it has keys in
 */
record ActionCodecMethods(KeyMethods keys, Map<IndexKey, String> indexFields) {

    private static final TypeName NAMES = ParameterizedTypeName.get(Set.class, String.class);

    private Item item() {
        return keys.item();
    }

    /** {@code ItemPut put(Order order)}. */
    MethodSpec put() {
        return method(
                "put",
                RepositoryTypes.ITEM_PUT,
                "Puts a record",
                copy -> CodecNames.of(copy).item());
    }

    /** {@code ItemDelete delete(Order order)}. */
    MethodSpec delete() {
        return method(
                "delete",
                RepositoryTypes.ITEM_DELETE,
                "Deletes a record's item",
                copy -> CodecNames.of(copy).key());
    }

    private MethodSpec method(String name, TypeName action, String what, Function<Optional<CopyKey>, String> written) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("$L$L.\n\n", what, item().copies().isEmpty() ? "" : ", with its copies")
                .addJavadoc("@param $N the record\n@return what is to be sent\n", keys.variable())
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item().type()), keys.variable())
                .returns(action);
        RoleCode roles = new RoleCode(item());
        if (!roles.isAny()) {
            return method.addStatement("return $L", made(action, written, keys.variable()))
                    .build();
        }
        NameAllocator locals = keys.codec().locals();
        locals.newName(keys.variable());
        String given = keys.variable();
        if (action.equals(RepositoryTypes.ITEM_PUT) && item().version().isPresent()) {
            given = locals.newName(RoleCode.STORED);
            method.addStatement("$T $N = $N($N)", TypeNames.of(item().type()), given, RoleCode.STORED, keys.variable());
        }
        String variable = locals.newName(name);
        return method.addStatement("$T $N = $L", action, variable, made(action, written, given))
                .addCode(roles.ofRecord(variable, keys.variable()))
                .addStatement("return $N", variable)
                .build();
    }

    private CodeBlock made(TypeName action, Function<Optional<CopyKey>, String> written, String record) {
        CodeBlock.Builder copies = CodeBlock.builder();
        for (CopyKey copy : item().copies()) {
            CodecNames names = CodecNames.of(Optional.of(copy));
            copies.add(
                    "\n.copy($S, $N($N), $L)",
                    copy.name(),
                    written.apply(Optional.of(copy)),
                    record,
                    copy.claims() ? CodeBlock.of("$N($N)", names.owner(), record) : CodeBlock.of("$T.of()", Map.class));
        }
        return CodeBlock.of(
                "new $T($S, $N($N))$L",
                action,
                item().type().simpleName(),
                written.apply(Optional.empty()),
                record,
                copies.build());
    }

    /** {@code Set<String> attributes()}. */
    MethodSpec attributes() {
        CodeBlock names = item().components().stream()
                .filter(c -> !c.keyOnly())
                .map(Component::attribute)
                .map(a -> CodeBlock.of("$S", a))
                .collect(CodeBlock.joining(",$W"));
        MethodSpec.Builder method = MethodSpec.methodBuilder("attributes")
                .addJavadoc("The attributes that an item may have of its record, those of its primary key aside.\n\n")
                .addJavadoc("@return their names\n")
                .addModifiers(keys.modifiers())
                .returns(NAMES);
        if (indexFields.keySet().stream().noneMatch(IndexKeyMethod::isTemplated)) {
            return method.addStatement("return $T.of($L)", Set.class, names).build();
        }
        method.addStatement("$T attributes = new $T<>($T.of($L))", NAMES, HashSet.class, List.class, names);
        indexFields.forEach((index, field) -> {
            index.partition().ifPresent(p -> method.addStatement("attributes.add($N.partitionKey())", field));
            index.sort().ifPresent(s -> method.addStatement("attributes.add($N.sortKey())", field));
        });
        return method.addStatement("return attributes").build();
    }
}
