package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that make and know the keys of claims.
 *
 * @param codec the class in which they stand
 * @param keys what writes key attributes
 */
record ClaimMethods(CodecClass codec, KeyMethods keys) {

    /**
     * The names of a codec's methods for a claim; no copy's methods can have them.
     *
     * @param key record to the claim's key, empty if it claims nothing
     * @param recognises whether an item is such a claim
     * @param failure item to the failure to read it, if its key has just the literals
     */
    record Names(String key, String recognises, String failure) {

        /** Those of a record's claim, counted from 0. */
        static Names of(int claim) {
            int number = claim + 1;
            return new Names("keyOfClaim" + number, "isClaim" + number, "failureOfClaim" + number);
        }

        /** All of them. */
        List<String> all() {
            return List.of(key, recognises, failure, put());
        }

        private String put() {
            return "putK" + key.substring(1);
        }
    }

    /** {@code Map<String, AttributeValue> keyOfClaim1(User user)}. */
    MethodSpec key(Claim claim, Names names) {
        Item item = keys.item();
        return MethodSpec.methodBuilder(names.key())
                .addJavadoc("The key of the claim $L.\n\n", KeyTexts.javadoc(claim.template()))
                .addJavadoc("@param $N the record\n", keys.variable())
                .addJavadoc(
                        "@return its key attributes; empty if a placeholder has no value, so that nothing is claimed\n")
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item.type()), keys.variable())
                .returns(SdkTypes.ITEM)
                .addStatement("$T key = new $T<>(4)", SdkTypes.ITEM, HashMap.class)
                .addStatement("$N(key, $N)", names.put(), keys.variable())
                .addStatement("return key")
                .build();
    }

    /** {@code void putKeyOfClaim1(Map<String, AttributeValue> key, User user)}. */
    MethodSpec put(Claim claim, Names names) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.put())
                .addModifiers(Modifier.PRIVATE)
                .addParameter(SdkTypes.ITEM, "key")
                .addParameter(TypeNames.of(keys.item().type()), keys.variable());
        Map<List<String>, CodeBlock> values = values(claim, method);
        Function<Part.Slot, CodeBlock> value = slot -> Objects.requireNonNull(values.get(slot.path()));
        KeyTemplate partition = claim.key().partition();
        method.addStatement("key.put(partitionKey, $L)", keys.attribute(partition, "partition", "", value));
        claim.key()
                .sort()
                .ifPresent(s -> method.addStatement("key.put(sortKey, $L)", keys.attribute(s, "sort", "", value)));
        return method.build();
    }

    private Map<List<String>, CodeBlock> values(Claim claim, MethodSpec.Builder method) {
        SlotAccess access = new SlotAccess(keys.item(), keys.variable());
        NameAllocator locals = codec.locals();
        locals.newName("key");
        locals.newName(keys.variable());
        Map<List<String>, CodeBlock> values = new HashMap<>();
        claim.key()
                .slots()
                .forEach(s -> values.computeIfAbsent(
                        s.path(), p -> s.nullable() ? access.guarded(method, s, locals) : access.value(s)));
        return values;
    }

    /** {@code boolean isClaim1(Map<String, AttributeValue> item)}. */
    MethodSpec recognises(Claim claim, Names names) {
        NameAllocator locals = codec.locals();
        locals.newName("item");
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.recognises())
                .addJavadoc("Knows a claim $L by its key.\n\n", KeyTexts.javadoc(claim.template()))
                .addJavadoc("@param item the item\n@return whether it is one\n")
                .addModifiers(keys.modifiers())
                .addParameter(SdkTypes.ITEM, "item")
                .returns(boolean.class);
        new KeyReading(new KeyParseCode(codec, keys.item().delimiter()), "false", locals).write(method, claim.key());
        return method.addStatement("return true").build();
    }
}
