package dev.partita.processor.write;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Item;
import java.util.HashMap;
import java.util.List;

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
                .addStatement(
                        "$N(key$L)",
                        names.put(),
                        IndexKeyMethod.ofClaim(codec, keys, claim).arguments())
                .addStatement("return key")
                .build();
    }

    /** {@code Map<String, AttributeValue> keyOfClaim1(String mail)}. */
    MethodSpec ofValues(Claim claim, Names names) {
        return IndexKeyMethod.ofClaim(codec, keys, claim).ofValues(names.key(), names.put());
    }

    /** {@code void putKeyOfClaim1(Map<String, AttributeValue> item, String mail)}. */
    MethodSpec put(Claim claim, Names names) {
        return IndexKeyMethod.ofClaim(codec, keys, claim).put(names.put());
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
