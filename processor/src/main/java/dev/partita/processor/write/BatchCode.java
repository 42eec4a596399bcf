package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.effect.Known;
import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Writes what sends batches.
 *
 * @param repository the class in which it stands
 */
record BatchCode(RepositoryClass repository) {

    /** The statement that puts or deletes a list. */
    CodeBlock write(WriteMethod write, CodeBlock shape, MethodNames names) {
        Item item = repository.item(write.action().item());
        String list = write.action().each().orElseThrow();
        CodeBlock.Builder code = CodeBlock.builder().add("$L.batchWrite($L)", names.field("table"), shape);
        if (write.action() instanceof WriteAction.Put) {
            code.add(".put($N, $L)", list, reference(item, CodecNames.PRIMARY.item(), names));
        } else {
            WriteAction.Target target = ((WriteAction.Delete) write.action()).target();
            code.add(
                    ".delete($N, $L)",
                    list,
                    target instanceof WriteAction.Target.OfKey ofKey
                            ? key(item, ofKey.key(), list, names)
                            : reference(item, CodecNames.PRIMARY.key(), names));
        }
        return CodeBlock.builder().addStatement(code.build()).build();
    }

    /** A method that gets a list of keys. */
    MethodSpec get(BatchGet get) {
        Item item = repository.item(get.key().item());
        MethodNames names = new MethodNames(List.of(get.keys().name()), repository);
        CodeBlock.Builder shape = CodeBlock.builder()
                .add(
                        "$T.of($S, $L)$L",
                        RepositoryTypes.READ_SHAPE,
                        repository.label(get.name()),
                        Literals.texts(Literals.key(repository.table())),
                        get.consistent() ? ".consistent()" : "");
        item.expiry().ifPresent(expiry -> shape.add(".expiringBy($S)", expiry.attribute()));
        List<Parameter.Bound> bound = get.key().bound(get.origin(), get.keys().name());
        BatchText text = new BatchText(repository.table());
        return MethodHeads.ofDeclared(get.name(), List.of(get.keys()), List.of())
                .addJavadoc("$L", Javadocs.of(text.description(get), text.request(get)))
                .returns(TypeNames.of(get.javaType()))
                .addStatement(
                        "return $L.batchGet($L, $L, $L)\n.$L($N)",
                        names.field("table"),
                        repository.shape(get.name(), RepositoryTypes.READ_SHAPE, shape.build()),
                        key(item, bound, get.keys().name(), names),
                        reference(item, CodecNames.PRIMARY.read(), names),
                        get.form() == BatchGet.Form.MAP ? "map" : "list",
                        get.keys().name())
                .build();
    }

    private CodeBlock reference(Item item, String method, MethodNames names) {
        return CodeBlock.of("$L::$N", codec(item, names), method);
    }

    private CodeBlock codec(Item item, MethodNames names) {
        return names.field(repository.codec(item.type(), item.codec()));
    }

    /** From a key in the list to the item's. */
    private CodeBlock key(Item item, List<Parameter.Bound> key, String list, MethodNames names) {
        String variable = names.local("key");
        ArgumentValues values =
                new ArgumentValues(repository, item, Optional.of(new ArgumentValues.Element(list, variable)));
        CodeBlock.Builder code = CodeBlock.builder().add("($T $N) -> {\n$>", TypeNames.of(type(key)), variable);
        for (Parameter.Bound part : key) {
            if (!TypeNames.isPrimitive(part.javaType())) {
                String name = variable + part.name().substring(list.length());
                code.add("$T.requireNonNull($L, $S);\n", Objects.class, values.named(part.name()), name);
            }
        }
        CodeBlock arguments = UpdateCode.keyArguments(item.primary(), new Known(key, List.of(), List.of()), values);
        return code.add("return $L;\n", new CodecCalls(codec(item, names)).key(Optional.empty(), arguments))
                .add("$<}")
                .build();
    }

    private static JavaType type(List<Parameter.Bound> key) {
        return key.get(0).declared().javaType();
    }
}
