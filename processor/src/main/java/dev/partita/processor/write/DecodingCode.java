package dev.partita.processor.write;

import static dev.partita.processor.write.RepositoryTypes.DECODED;
import static dev.partita.processor.write.RepositoryTypes.ITEM_DECODER;
import static dev.partita.processor.write.RepositoryTypes.ITEM_FORM;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes what a schema needs to tell any item of its table.
 *
 * @param table the table
 */
record DecodingCode(Table table) {

    private static final String HOLDER = "Decoding";

    /** {@code Decoded decode(Map<String, AttributeValue> item)}. */
    static MethodSpec method() {
        return MethodSpec.methodBuilder("decode")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("""
                        Tells what an item is, as a stream of the table shows it: a record, a copy of one, a claim, or none of them.
                        Items that have expired are told as well.

                        @param item its attributes
                        @return what it is
                        """)
                .addParameter(SdkTypes.ITEM, "item")
                .returns(DECODED)
                .addStatement("return $L.DECODER.decode(item)", HOLDER)
                .build();
    }

    /** The class that holds the codecs, which are made when they are first needed. */
    TypeSpec type() {
        return TypeSpec.classBuilder(HOLDER)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addField(FieldSpec.builder(ITEM_DECODER, "DECODER")
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("decoder()")
                        .build())
                .addMethod(decoder())
                .build();
    }

    private MethodSpec decoder() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("decoder")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ITEM_DECODER);
        NameAllocator names = new NameAllocator();
        List<CodeBlock> forms = new ArrayList<>();
        for (Item item : table.items()) {
            String codec = names.newName(Words.decapitalised(item.type().simpleName()));
            TypeName type = TypeNames.raw(item.codec());
            method.addStatement("$T $N = new $T(LAYOUT)", type, codec, type);
            addForms(item, codec, forms);
        }
        return method.addStatement("return new $T(\nLAYOUT,\n$L)", ITEM_DECODER, CodeBlock.join(forms, ",\n"))
                .build();
    }

    private static void addForms(Item item, String codec, List<CodeBlock> forms) {
        CodecNames primary = CodecNames.PRIMARY;
        forms.add(
                CodeBlock.of("$T.primary($N::$N, $N::$N)", ITEM_FORM, codec, primary.read(), codec, primary.broken()));
        for (CopyKey copy : item.copies()) {
            CodecNames names = CodecNames.of(Optional.of(copy));
            forms.add(CodeBlock.of(
                    "$T.copy($S, $N::$N, $N::$N)", ITEM_FORM, copy.name(), codec, names.read(), codec, names.broken()));
        }
        for (int i = 0; i < item.claims().size(); i++) {
            ClaimMethods.Names names = ClaimMethods.Names.of(i);
            forms.add(CodeBlock.of(
                    "$T.claim($S, $N::$N, $N::$N)",
                    ITEM_FORM,
                    item.claims().get(i).template(),
                    codec,
                    names.recognises(),
                    codec,
                    names.failure()));
        }
    }
}
