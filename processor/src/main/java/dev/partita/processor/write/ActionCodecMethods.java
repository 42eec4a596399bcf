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
import javax.lang.model.element.Modifier;

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

    /**
     * Whether a put of what has a version also expects the components that tell where its copies and claims are: a version
     * alone doesn't say what was stored.
     */
    boolean isVouchedByVersion() {
        return item().version().isPresent() && VouchMethods.isNeeded(item());
    }

    /** {@code ItemPut put(Order order)}. */
    MethodSpec put() {
        return isVouchedByVersion() ? vouchedPut() : blindPut("put", keys.modifiers());
    }

    private MethodSpec vouchedPut() {
        String action = local();
        return method("put", keys.modifiers(), RepositoryTypes.ITEM_PUT, "Puts a record")
                .addStatement("$T $N = putBlindly($N)", RepositoryTypes.ITEM_PUT, action, keys.variable())
                .addStatement("expectKeys($N, $N)", action, keys.variable())
                .addStatement("$N.orAbsent()", action)
                .addStatement("return $N", action)
                .build();
    }

    /** {@code ItemPut putBlindly(Order order)}, which expects nothing but the version. */
    MethodSpec putBlindly() {
        return blindPut("putBlindly", List.of(Modifier.PRIVATE));
    }

    private MethodSpec blindPut(String name, List<Modifier> modifiers) {
        MethodSpec.Builder method = method(name, modifiers, RepositoryTypes.ITEM_PUT, "Puts a record");
        Function<Optional<CopyKey>, String> written =
                copy -> CodecNames.of(copy).item();
        RoleCode roles = new RoleCode(item());
        if (!roles.isAny()) {
            return method.addStatement("return $L", made(RepositoryTypes.ITEM_PUT, written, keys.variable()))
                    .build();
        }
        NameAllocator locals = locals();
        String given = keys.variable();
        if (item().version().isPresent()) {
            given = locals.newName(RoleCode.STORED);
            method.addStatement("$T $N = $N($N)", TypeNames.of(item().type()), given, RoleCode.STORED, keys.variable());
        }
        String action = locals.newName("put");
        return method.addStatement(
                        "$T $N = $L", RepositoryTypes.ITEM_PUT, action, made(RepositoryTypes.ITEM_PUT, written, given))
                .addCode(roles.ofRecord(action, keys.variable()))
                .addStatement("return $N", action)
                .build();
    }

    /** {@code ItemDelete delete(Order order)}. */
    MethodSpec delete() {
        MethodSpec.Builder method =
                method("delete", keys.modifiers(), RepositoryTypes.ITEM_DELETE, "Deletes a record's item");
        CodeBlock made =
                made(RepositoryTypes.ITEM_DELETE, copy -> CodecNames.of(copy).key(), keys.variable());
        RoleCode roles = new RoleCode(item());
        boolean vouched = VouchMethods.isNeeded(item());
        if (!roles.isAny() && !vouched) {
            return method.addStatement("return $L", made).build();
        }
        String action = locals().newName("delete");
        method.addStatement("$T $N = $L", RepositoryTypes.ITEM_DELETE, action, made)
                .addCode(roles.ofRecord(action, keys.variable()));
        if (vouched) {
            method.addStatement("expectKeys($N, $N)", action, keys.variable());
            method.addStatement("$N.orAbsent()", action);
        }
        return method.addStatement("return $N", action).build();
    }

    private NameAllocator locals() {
        NameAllocator locals = keys.codec().locals();
        locals.newName(keys.variable());
        return locals;
    }

    private String local() {
        return locals().newName("put");
    }

    private MethodSpec.Builder method(String name, List<Modifier> modifiers, TypeName action, String what) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(modifiers)
                .addParameter(TypeNames.of(item().type()), keys.variable())
                .returns(action);
        return modifiers.contains(Modifier.PRIVATE)
                ? method
                : method.addJavadoc("$L$L.\n\n", what, owned())
                        .addJavadoc("@param $N the record\n@return what is to be sent\n", keys.variable());
    }

    private String owned() {
        boolean copies = !item().copies().isEmpty();
        boolean claims = !item().claims().isEmpty();
        String both = copies && claims ? "copies and claims" : copies ? "copies" : "claims";
        return copies || claims ? ", with its " + both : "";
    }

    /** The action with everything that belongs to the item. */
    private CodeBlock made(TypeName action, Function<Optional<CopyKey>, String> written, String record) {
        CodeBlock.Builder owned = CodeBlock.builder();
        for (CopyKey copy : item().copies()) {
            CodecNames names = CodecNames.of(Optional.of(copy));
            owned.add(
                    "\n.copy($S, $N($N), $L)",
                    copy.name(),
                    written.apply(Optional.of(copy)),
                    record,
                    copy.claims() ? CodeBlock.of("$N($N)", names.owner(), record) : CodeBlock.of("$T.of()", Map.class));
        }
        for (int i = 0; i < item().claims().size(); i++) {
            String template = item().claims().get(i).template();
            owned.add("\n.claim($S, $N($N))", template, ClaimMethods.Names.of(i).key(), record);
        }
        return CodeBlock.of(
                "new $T($S, $N($N))$L",
                action,
                item().type().simpleName(),
                written.apply(Optional.empty()),
                record,
                owned.build());
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
        if (indexFields.keySet().stream().noneMatch(IndexKey::isTemplated)) {
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
