package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that make items.
 *
 * @param codec the class in which they stand
 * @param keys what writes keys
 * @param indexFields the fields that hold the layouts of the indexes it has keys in
 */
record ItemMethods(CodecClass codec, KeyMethods keys, Map<IndexKey, String> indexFields) {

    private Item item() {
        return keys.item();
    }

    /** {@code Map<String, AttributeValue> item(Order order)}. */
    MethodSpec primary() {
        CodecNames names = CodecNames.PRIMARY;
        MethodSpec.Builder method = begin(names, "the primary item, with its keys in indexes", capacity());
        method.addStatement("putComponents(item, $N)", keys.variable());
        method.addStatement("$N($L)", names.putKey(), withItem(item().primary()));
        method.addStatement("layout.complete(item, $S)", item().typeName());
        indexFields.forEach((index, field) -> {
            if (index.isTemplated()) {
                CodeBlock values =
                        IndexKeyMethod.inIndex(codec, keys, index, field).arguments();
                method.addStatement("$N(item$L)", putIndex(index), values);
            }
        });
        indexFields.forEach((index, field) -> {
            if (!index.isTemplated()) {
                method.addStatement(
                        "$N.checkLimits($S, item)", field, item().type().display());
            }
        });
        return method.addStatement("return item").build();
    }

    /** {@code Map<String, AttributeValue> byOrderItem(Order order)}. */
    MethodSpec copy(CopyKey copy, CodecNames names) {
        MethodSpec.Builder method =
                begin(names, "the copy " + copy.name() + ", which has no keys in indexes", capacity());
        method.addStatement("putComponents(item, $N)", keys.variable());
        keyComponents().stream().filter(Component::keyOnly).forEach(c -> put(method, "item", c));
        method.addStatement("$N($L)", names.putKey(), withItem(copy.key()));
        method.addStatement("layout.complete(item, $S)", item().typeName());
        return method.addStatement("return item").build();
    }

    /** {@code Map<String, AttributeValue> byOrderOwner(Order order)}. */
    MethodSpec owner(CopyKey copy, CodecNames names) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.owner())
                .addJavadoc("The attributes by which the copy $L tells whose it is.\n\n", copy.name())
                .addJavadoc("@param $N the record\n@return its primary key's components\n", keys.variable())
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item().type()), keys.variable())
                .returns(SdkTypes.ITEM)
                .addStatement(
                        "$T owner = new $T<>($L)",
                        SdkTypes.ITEM,
                        HashMap.class,
                        capacity(keyComponents().size()));
        keyComponents().forEach(c -> put(method, "owner", c));
        return method.addStatement("return owner").build();
    }

    private void put(MethodSpec.Builder method, String map, Component component) {
        CodeBlock value = CodeBlock.of("$N.$N()", keys.variable(), component.name());
        ComponentCode code = new ComponentCode(codec, item().type().display());
        method.addStatement("$L.put($S, $L)", map, component.attribute(), code.attribute(component, value));
    }

    /** {@code void putComponents(Map<String, AttributeValue> item, Order order)}. */
    MethodSpec components() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("putComponents")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(SdkTypes.ITEM, "item")
                .addParameter(TypeNames.of(item().type()), keys.variable());
        NameAllocator names = codec.locals();
        names.newName("item");
        names.newName(keys.variable());
        ComponentCode code = new ComponentCode(codec, item().type().display());
        item().components().stream()
                .filter(c -> !c.keyOnly())
                .forEach(c -> code.put(method, keys.variable(), c, names));
        return method.build();
    }

    /** The method that adds the key in an index. */
    static String putIndex(IndexKey index) {
        return "put" + Words.capitalised(NameAllocator.toJavaIdentifier(index.index())) + "Key";
    }

    /** The method that makes the key in an index of its values. */
    static String indexKey(IndexKey index) {
        return "keyIn" + Words.capitalised(NameAllocator.toJavaIdentifier(index.index()));
    }

    private MethodSpec.Builder begin(CodecNames names, String what, int capacity) {
        return MethodSpec.methodBuilder(names.item())
                .addJavadoc("Makes $L.\n\n", what)
                .addJavadoc("@param $N the record\n@return its attributes\n", keys.variable())
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item().type()), keys.variable())
                .returns(SdkTypes.ITEM)
                .addStatement("$T item = new $T<>($L)", SdkTypes.ITEM, HashMap.class, capacity);
    }

    private CodeBlock withItem(Key key) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("item")));
        arguments.addAll(keys.arguments(key));
        return CodeBlock.join(arguments, ",$W");
    }

    /** The components in the primary key, in the record's order. */
    private List<Component> keyComponents() {
        Set<String> names = item().primary().slots().map(ItemMethods::component).collect(Collectors.toSet());
        return item().components().stream()
                .filter(c -> names.contains(c.name()))
                .toList();
    }

    private static String component(Part.Slot slot) {
        return slot.path().get(0);
    }

    private int capacity() {
        return capacity(item().components().size() + 3 + 2 * indexFields.size());
    }

    /** For so many entries that the map never grows. */
    static int capacity(int entries) {
        int capacity = 4;
        while (capacity * 3 / 4 < entries) {
            capacity *= 2;
        }
        return capacity;
    }
}
