package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.KEY_ATTRIBUTES;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that make primary and copy keys.
 *
 * @param codec the class in which they stand
 * @param item the record
 * @param variable a parameter's name for it
 * @param modifiers the visibility of the public ones
 */
record KeyMethods(CodecClass codec, Item item, String variable, List<Modifier> modifiers) {

    /** The placeholders that a key is made of, each once, in the order of the templates: the parameters of a key. */
    static List<Part.Slot> parameters(Key key) {
        Map<List<String>, Part.Slot> distinct = new LinkedHashMap<>();
        key.slots().forEach(s -> distinct.putIfAbsent(s.path(), s));
        return List.copyOf(distinct.values());
    }

    /** {@code Map<String, AttributeValue> key(Order order)}. */
    MethodSpec ofRecord(Key key, CodecNames names, String what) {
        return MethodSpec.methodBuilder(names.key())
                .addJavadoc("The key of $L.\n\n", what)
                .addJavadoc("@param $N the record\n@return its key attributes\n", variable)
                .addModifiers(modifiers)
                .addParameter(TypeNames.of(item.type()), variable)
                .returns(SdkTypes.ITEM)
                .addStatement("return $N($L)", names.key(), CodeBlock.join(arguments(key), ",$W"))
                .build();
    }

    /** The values of a record for the parameters of a key. */
    List<CodeBlock> arguments(Key key) {
        SlotAccess access = new SlotAccess(item, variable);
        return parameters(key).stream().map(access::value).toList();
    }

    /** {@code Map<String, AttributeValue> key(String customerId, LocalDate placedOn, String id)}. */
    MethodSpec ofValues(Key key, CodecNames names, String what) {
        Map<List<String>, String> locals = locals(key, "key");
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.key())
                .addJavadoc("The key of $L.\n\n", what)
                .addModifiers(modifiers)
                .returns(SdkTypes.ITEM);
        for (Part.Slot slot : parameters(key)) {
            method.addJavadoc("@param $N its $L\n", locals.get(slot.path()), slot.name());
            method.addParameter(parameter(slot, locals));
        }
        method.addJavadoc("@return its key attributes\n");
        List<CodeBlock> values = new ArrayList<>(List.of(CodeBlock.of("key")));
        parameters(key).forEach(s -> values.add(CodeBlock.of("$N", locals.get(s.path()))));
        return method.addStatement("$T key = new $T<>(4)", SdkTypes.ITEM, HashMap.class)
                .addStatement("$N($L)", names.putKey(), CodeBlock.join(values, ",$W"))
                .addStatement("return key")
                .build();
    }

    /** {@code void putKey(Map<String, AttributeValue> item, String customerId, …)}. */
    MethodSpec put(Key key, CodecNames names) {
        Map<List<String>, String> locals = locals(key, "item");
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.putKey())
                .addModifiers(Modifier.PRIVATE)
                .addParameter(SdkTypes.ITEM, "item");
        parameters(key).forEach(s -> method.addParameter(parameter(s, locals)));
        Function<Part.Slot, CodeBlock> values = s -> CodeBlock.of("$N", locals.get(s.path()));
        CodeBlock partition = attribute(key.partition(), "partition", "", values);
        method.addStatement("item.put(partitionKey, $L)", partition);
        key.sort().ifPresent(sort -> method.addStatement("item.put(sortKey, $L)", attribute(sort, "sort", "", values)));
        return method.build();
    }

    /**
     * A key attribute.
     *
     * @param template its template
     * @param kind {@code partition} or {@code sort}
     * @param place where it is, if not in the table
     * @param values the value of each placeholder
     */
    CodeBlock attribute(KeyTemplate template, String kind, String place, Function<Part.Slot, CodeBlock> values) {
        String record = item.type().display();
        if (template.kind() != KeyKind.TEXT) {
            return nativeAttribute((Part.Slot) template.parts().get(0), kind, values);
        }
        KeyTextCode texts = new KeyTextCode(item.delimiter(), codec.converters());
        List<CodeBlock> pieces = new ArrayList<>();
        for (Part part : template.parts()) {
            if (part instanceof Part.Literal literal) {
                pieces.add(CodeBlock.of("$S", literal.text()));
            } else {
                Part.Slot slot = (Part.Slot) part;
                String where = record + "." + slot.name();
                pieces.add(texts.text(slot.format(), slot.type(), values.apply(slot), where));
            }
        }
        String where = record + " " + template.source() + place;
        return CodeBlock.of("$T.$L(\n$S,\n$L)", KEY_ATTRIBUTES, kind, where, KeyTextCode.join(pieces));
    }

    private CodeBlock nativeAttribute(Part.Slot slot, String kind, Function<Part.Slot, CodeBlock> values) {
        String where = item.type().display() + "." + slot.name();
        CodeBlock value = values.apply(slot);
        return slot.format() instanceof Format.NativeBinary
                ? CodeBlock.of("$T.$L($S, $L)", KEY_ATTRIBUTES, kind, where, KeyTextCode.unwrapped(slot.type(), value))
                : new KeyTextCode(item.delimiter(), codec.converters())
                        .number(slot.format(), slot.type(), value, where);
    }

    private static ParameterSpec parameter(Part.Slot slot, Map<List<String>, String> locals) {
        return ParameterSpec.builder(TypeNames.of(slot.type().javaType()), locals.get(slot.path()))
                .build();
    }

    private Map<List<String>, String> locals(Key key, String taken) {
        NameAllocator names = codec.locals();
        names.newName(taken);
        Map<List<String>, String> locals = new HashMap<>();
        for (Part.Slot slot : parameters(key)) {
            locals.put(slot.path(), names.newName(Words.joined(slot.path())));
        }
        return locals;
    }
}
