package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that make a record's key in an index, or of a claim: all of it, or nothing if its condition doesn't
 * hold or a placeholder has no value.
 *
 * @param codec the class in which they stand
 * @param keys what writes key attributes
 * @param index the templates
 * @param target where the key goes
 */
record IndexKeyMethod(CodecClass codec, KeyMethods keys, IndexKey index, Target target) {

    /**
     * Where a key goes.
     *
     * @param name what Javadoc calls it
     * @param place where it is in messages, if not in the table
     * @param partition the name of its partition key attribute
     * @param sort the name of its sort key attribute
     */
    record Target(String name, String place, CodeBlock partition, CodeBlock sort) {}

    /** The key in an index, whose layout that field holds. */
    static IndexKeyMethod inIndex(CodecClass codec, KeyMethods keys, IndexKey index, String field) {
        Target target = new Target(
                "in the index " + index.index(),
                " in " + index.index(),
                CodeBlock.of("$N.partitionKey()", field),
                CodeBlock.of("$N.sortKey()", field));
        return new IndexKeyMethod(codec, keys, index, target);
    }

    /** The key of a claim. */
    static IndexKeyMethod ofClaim(CodecClass codec, KeyMethods keys, Claim claim) {
        Target target = new Target(
                "of the claim " + KeyTexts.javadoc(claim.template()),
                "",
                CodeBlock.of("partitionKey"),
                CodeBlock.of("sortKey"));
        return new IndexKeyMethod(codec, keys, templates(claim), target);
    }

    private static IndexKey templates(Claim claim) {
        return new IndexKey(
                claim.origin(),
                claim.template(),
                Optional.of(claim.key().partition()),
                claim.key().sort(),
                Optional.empty());
    }

    /** {@code Map<String, AttributeValue> keyInGSI1(String warehouse, LocalDate placedOn, String id, Status status)}. */
    MethodSpec ofValues(String name, String put) {
        Map<List<String>, String> locals = locals("key");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("The key $L.\n\n", target.name())
                .addModifiers(keys.modifiers())
                .returns(SdkTypes.ITEM);
        inputs().forEach(input -> {
            method.addJavadoc("@param $N its $L\n", locals.get(input.path()), String.join(".", input.path()));
            method.addParameter(parameter(input, locals));
        });
        method.addJavadoc("@return its key attributes, none if it has no such key\n");
        CodeBlock values = inputs().stream()
                .map(input -> CodeBlock.of(",$W$N", locals.get(input.path())))
                .collect(CodeBlock.joining(""));
        return method.addStatement("$T key = new $T<>(4)", SdkTypes.ITEM, HashMap.class)
                .addStatement("$N(key$L)", put, values)
                .addStatement("return key")
                .build();
    }

    /** {@code void putGSI1Key(Map<String, AttributeValue> item, String warehouse, …)}. */
    MethodSpec put(String name) {
        Map<List<String>, String> locals = locals("item");
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE).addParameter(SdkTypes.ITEM, "item");
        inputs().forEach(input -> method.addParameter(parameter(input, locals)));
        leaveWithoutKey(method, locals);
        index.partition()
                .ifPresent(p -> method.addStatement(
                        "item.put($L, $L)", target.partition(), attribute(p, "partition", target.place(), locals)));
        index.sort()
                .ifPresent(s -> method.addStatement(
                        "item.put($L, $L)", target.sort(), attribute(s, "sort", target.place(), locals)));
        return method.build();
    }

    /** The values of a record, for the method that puts its key. */
    CodeBlock arguments() {
        PathValues values = new PathValues(codec, keys.item(), keys.variable());
        return inputs().stream()
                .map(values::of)
                .map(v -> CodeBlock.of(",$W$L", v))
                .collect(CodeBlock.joining(""));
    }

    private void leaveWithoutKey(MethodSpec.Builder method, Map<List<String>, String> locals) {
        Item item = keys.item();
        index.when().ifPresent(condition -> {
            ConditionCode code = new ConditionCode(item, path -> CodeBlock.of("$N", locals.get(path)));
            method.beginControlFlow("if ($L)", code.fails(condition))
                    .addStatement("return")
                    .endControlFlow();
        });
        CodeBlock lacking = inputs().stream()
                .filter(input -> input.nullable() && input.inKey())
                .map(input -> CodeBlock.of("$N == null", locals.get(input.path())))
                .collect(CodeBlock.joining(" || "));
        if (!lacking.isEmpty()) {
            method.beginControlFlow("if ($L)", lacking).addStatement("return").endControlFlow();
        }
    }

    private CodeBlock attribute(KeyTemplate template, String kind, String place, Map<List<String>, String> locals) {
        return keys.attribute(template, kind, place, s -> CodeBlock.of("$N", locals.get(s.path())));
    }

    private List<IndexKeyInput> inputs() {
        return IndexKeyInput.of(keys.item(), index);
    }

    private static ParameterSpec parameter(IndexKeyInput input, Map<List<String>, String> locals) {
        return ParameterSpec.builder(input.typeName(), locals.get(input.path())).build();
    }

    private Map<List<String>, String> locals(String taken) {
        NameAllocator names = codec.locals();
        names.newName(taken);
        Map<List<String>, String> locals = new HashMap<>();
        inputs().forEach(input -> locals.put(input.path(), names.newName(Words.joined(input.path()))));
        return locals;
    }
}
