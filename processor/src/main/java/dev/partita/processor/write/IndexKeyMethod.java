package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that make a record's key in an index: all of it, or nothing if its condition doesn't hold or a
 * placeholder has no value.
 *
 * @param codec the class in which they stand
 * @param keys what writes key attributes
 * @param index the index key
 * @param field the field that holds the index's layout
 */
record IndexKeyMethod(CodecClass codec, KeyMethods keys, IndexKey index, String field) {

    /** Whether there is anything to add: a native key is made of attributes that are there anyway. */
    static boolean isTemplated(IndexKey index) {
        return index.partition().isPresent() || index.sort().isPresent();
    }

    /** {@code Map<String, AttributeValue> keyInGSI1(String warehouse, LocalDate placedOn, String id, Status status)}. */
    MethodSpec ofValues(String name, String put) {
        Map<List<String>, String> locals = locals("key");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("The key in the index $L.\n\n", index.index())
                .addModifiers(keys.modifiers())
                .returns(SdkTypes.ITEM);
        inputs().forEach(input -> {
            method.addJavadoc("@param $N its $L\n", locals.get(input.path()), String.join(".", input.path()));
            method.addParameter(parameter(input, locals));
        });
        method.addJavadoc("@return its key attributes, none if it has no key there\n");
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
        String place = " in " + index.index();
        index.partition()
                .ifPresent(p -> method.addStatement(
                        "item.put($N.partitionKey(), $L)", field, attribute(p, "partition", place, locals)));
        index.sort()
                .ifPresent(s ->
                        method.addStatement("item.put($N.sortKey(), $L)", field, attribute(s, "sort", place, locals)));
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
