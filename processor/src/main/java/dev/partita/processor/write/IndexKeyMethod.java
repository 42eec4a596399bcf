package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the method that adds a record's key in an index: all of it, or nothing if its condition doesn't hold or a
 * placeholder has no value.
 *
 * @param codec the class in which it stands
 * @param keys what writes key attributes
 * @param index the index key
 * @param field the field that holds the index's layout
 */
record IndexKeyMethod(CodecClass codec, KeyMethods keys, IndexKey index, String field) {

    /** Whether there is anything to add: a native key is made of attributes that are there anyway. */
    static boolean isTemplated(IndexKey index) {
        return index.partition().isPresent() || index.sort().isPresent();
    }

    MethodSpec write(String name) {
        Item item = keys.item();
        String variable = keys.variable();
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .addParameter(SdkTypes.ITEM, "item")
                .addParameter(TypeNames.of(item.type()), variable);
        index.when().ifPresent(condition -> {
            CodeBlock fails = new ConditionCode(codec, item, variable).fails(condition);
            method.beginControlFlow("if ($L)", fails).addStatement("return").endControlFlow();
        });
        Map<List<String>, CodeBlock> values = values(method);
        String place = " in " + index.index();
        index.partition()
                .ifPresent(p -> method.addStatement(
                        "item.put($N.partitionKey(), $L)",
                        field,
                        keys.attribute(p, "partition", place, s -> Objects.requireNonNull(values.get(s.path())))));
        index.sort()
                .ifPresent(s -> method.addStatement(
                        "item.put($N.sortKey(), $L)",
                        field,
                        keys.attribute(s, "sort", place, slot -> Objects.requireNonNull(values.get(slot.path())))));
        return method.build();
    }

    private Map<List<String>, CodeBlock> values(MethodSpec.Builder method) {
        SlotAccess access = new SlotAccess(keys.item(), keys.variable());
        NameAllocator names = codec.locals();
        names.newName("item");
        names.newName(keys.variable());
        Map<List<String>, CodeBlock> values = new HashMap<>();
        Stream.of(index.partition(), index.sort())
                .flatMap(t -> t.stream().flatMap(KeyTemplate::slots))
                .forEach(s -> values.computeIfAbsent(s.path(), p -> value(method, access, s, names)));
        return values;
    }

    private static CodeBlock value(MethodSpec.Builder method, SlotAccess access, Part.Slot slot, NameAllocator names) {
        return slot.nullable() ? access.guarded(method, slot, names) : access.value(slot);
    }
}
