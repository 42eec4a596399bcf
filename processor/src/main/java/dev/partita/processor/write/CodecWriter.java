package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.INDEX_LAYOUT;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes the codec of an item record. */
public final class CodecWriter {

    private final Item item;
    private final CodecClass codec = new CodecClass();
    private final Map<IndexKey, String> indexFields = new LinkedHashMap<>();
    private final TypeSpec.Builder type;
    private final KeyMethods keys;
    private final List<MethodSpec> hidden = new ArrayList<>();

    private CodecWriter(Item item) {
        this.item = item;
        this.type = CodecFrame.type(item.codec(), item.type(), item.isPublic(), item.components());
        String variable = CodecFrame.variable(item.type());
        this.keys = new KeyMethods(codec, item, variable, CodecFrame.modifiers(item.isPublic()));
    }

    /**
     * The codec of an item record.
     *
     * @param item the record
     * @return the class, to be written into the record's package
     */
    public static TypeSpec write(Item item) {
        return new CodecWriter(item).write();
    }

    private TypeSpec write() {
        type.addJavadoc("Reads and writes {@link $T} as items of a table.\n\n", TypeNames.raw(item.type()));
        type.addJavadoc("<ul>\n$L</ul>\n", keysInWords());
        type.addMethod(constructor());
        List.of("put", "putBlindly", "delete", "replace", "expectKeys", "attributes", RoleCode.STORED)
                .forEach(codec::reserveMethod);
        CodecNames.PRIMARY.all().forEach(codec::reserveMethod);
        item.copies().forEach(c -> CodecNames.of(Optional.of(c)).all().forEach(codec::reserveMethod));
        IntStream.range(0, item.claims().size())
                .forEach(i -> ClaimMethods.Names.of(i).all().forEach(codec::reserveMethod));
        indexFields.keySet().forEach(i -> {
            codec.reserveMethod(ItemMethods.putIndex(i));
            codec.reserveMethod(ItemMethods.indexKey(i));
        });
        addMethods();
        type.addMethods(hidden);
        codec.addTo(type);
        return type.build();
    }

    private void addMethods() {
        ItemMethods items = new ItemMethods(codec, keys, indexFields);
        type.addMethod(items.primary());
        hidden.add(items.components());
        ActionCodecMethods actions = new ActionCodecMethods(keys, indexFields);
        type.addMethod(actions.put()).addMethod(actions.delete()).addMethod(actions.attributes());
        item.version().ifPresent(v -> type.addMethod(new RoleCode(item).stored(keys)));
        VouchMethods vouch = new VouchMethods(codec, keys);
        type.addMethod(vouch.replace());
        if (vouch.isNeeded()) {
            hidden.add(vouch.expectKeys());
        }
        if (actions.isVouchedByVersion()) {
            hidden.add(actions.putBlindly());
        }
        addKey(item.primary(), CodecNames.PRIMARY, "a primary item");
        for (CopyKey copy : item.copies()) {
            CodecNames names = CodecNames.of(Optional.of(copy));
            type.addMethod(items.copy(copy, names));
            if (copy.claims()) {
                type.addMethod(items.owner(copy, names));
            }
            addKey(copy.key(), names, "a copy " + copy.name());
        }
        for (int i = 0; i < item.claims().size(); i++) {
            addClaim(item.claims().get(i), ClaimMethods.Names.of(i));
        }
        indexFields.forEach((index, field) -> {
            if (index.isTemplated()) {
                IndexKeyMethod method = IndexKeyMethod.inIndex(codec, keys, index, field);
                type.addMethod(method.ofValues(ItemMethods.indexKey(index), ItemMethods.putIndex(index)));
                hidden.add(method.put(ItemMethods.putIndex(index)));
            }
        });
    }

    private void addKey(Key key, CodecNames names, String what) {
        type.addMethod(keys.ofRecord(key, names, what));
        type.addMethod(keys.ofValues(key, names, what));
        hidden.add(keys.put(key, names));
        ReadMethods reads = reads();
        type.addMethod(reads.recognises(key, names, what));
        type.addMethod(reads.read(key, names, what));
        type.addMethod(reads.broken(key, names.broken(), names.read(), what));
    }

    private void addClaim(Claim claim, ClaimMethods.Names names) {
        ClaimMethods claims = new ClaimMethods(codec, keys);
        type.addMethod(claims.key(claim, names));
        if (!claim.key().slots().toList().isEmpty()) {
            type.addMethod(claims.ofValues(claim, names));
        }
        hidden.add(claims.put(claim, names));
        type.addMethod(claims.recognises(claim, names));
        String what = "a claim " + claim.template();
        type.addMethod(reads().broken(claim.key(), names.failure(), names.recognises(), what));
    }

    private ReadMethods reads() {
        return new ReadMethods(
                codec, item.type(), item.typeName(), item.components(), item.delimiter(), keys.modifiers());
    }

    private MethodSpec constructor() {
        boolean sorted = item.primary().sort().isPresent();
        MethodSpec.Builder constructor = CodecFrame.layout(type, codec, item.isPublic(), sorted);
        for (IndexKey index : item.indexKeys()) {
            String wish = NameAllocator.toJavaIdentifier(index.index()).toLowerCase(Locale.ROOT);
            String field = CodecFrame.field(type, codec, INDEX_LAYOUT, wish);
            constructor.addStatement("this.$N = layout.index($S)", field, index.index());
            indexFields.put(index, field);
        }
        return constructor.build();
    }

    private String keysInWords() {
        StringBuilder words = new StringBuilder();
        line(words, "primary: ", item.primary().source());
        item.copies()
                .forEach(c -> line(words, "copy " + c.name() + ": ", c.key().source()));
        item.claims().forEach(c -> line(words, "claim: ", c.key().source()));
        for (IndexKey index : item.indexKeys()) {
            words.append("<li>index ").append(index.index());
            words.append(index.isTemplated() ? ": " + KeyTexts.javadoc(index.source()) : ", by its own attributes")
                    .append('\n');
        }
        return words.toString();
    }

    private static void line(StringBuilder words, String what, String key) {
        words.append("<li>").append(what).append(KeyTexts.javadoc(key)).append('\n');
    }
}
