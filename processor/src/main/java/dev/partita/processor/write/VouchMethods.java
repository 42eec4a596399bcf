package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.effect.Wandering;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Part;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes a codec's methods by which a record vouches for what is stored.
 *
 * @param codec the class in which they stand
 * @param keys what writes keys
 */
record VouchMethods(CodecClass codec, KeyMethods keys) {

    private Item item() {
        return keys.item();
    }

    /** Whether there is anything that only the record tells. */
    boolean isNeeded() {
        return isNeeded(item());
    }

    static boolean isNeeded(Item item) {
        return !Wandering.components(item).isEmpty();
    }

    /** {@code ItemPut replace(Order after, Order before)}. */
    MethodSpec replace() {
        NameAllocator names = codec.locals();
        String after = names.newName("after");
        String before = names.newName("before");
        String put = names.newName("put");
        MethodSpec.Builder method = MethodSpec.methodBuilder("replace")
                .addJavadoc("Puts a record in the place of what was read before.\n\n")
                .addJavadoc("@param $N the record\n@param $N the record as it was read\n", after, before)
                .addJavadoc("@return what is to be sent\n")
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item().type()), after)
                .addParameter(TypeNames.of(item().type()), before)
                .returns(RepositoryTypes.ITEM_PUT);
        String puts = item().version().isPresent() && isNeeded() ? "putBlindly" : "put";
        CodeBlock replacing = CodeBlock.of("$N($N).replacing($N($N))", puts, after, puts, before);
        if (!isNeeded()) {
            return method.addStatement("return $L", replacing).build();
        }
        return method.addStatement("$T $N = $L", RepositoryTypes.ITEM_PUT, put, replacing)
                .addStatement("expectKeys($N, $N)", put, before)
                .addStatement("return $N", put)
                .build();
    }

    /** {@code void expectKeys(ItemAction action, Order order)}. */
    MethodSpec expectKeys() {
        NameAllocator names = codec.locals();
        names.newName(keys.variable());
        String action = names.newName("action");
        MethodSpec.Builder method = MethodSpec.methodBuilder("expectKeys")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.of("ItemAction"), action)
                .addParameter(TypeNames.of(item().type()), keys.variable());
        for (Part.Slot slot : Wandering.components(item())) {
            expect(method, action, slot, names);
        }
        return method.build();
    }

    private void expect(MethodSpec.Builder method, String action, Part.Slot slot, NameAllocator names) {
        CodeBlock value = new PathValues(codec, item(), keys.variable()).of(IndexKeyInput.of(slot));
        CodeBlock attribute = attribute(slot, value);
        if (slot.nullable()) {
            String local = names.newName(Words.joined(slot.path()));
            method.addStatement("var $N = $L", local, value);
            attribute = CodeBlock.of("$N == null ? null : $L", local, attribute(slot, CodeBlock.of("$N", local)));
        }
        CodeBlock path =
                slot.attributes().stream().map(a -> CodeBlock.of("$S", a)).collect(CodeBlock.joining(", "));
        Optional<CodeBlock> otherwise = otherwise(slot);
        if (otherwise.isPresent()) {
            method.addStatement("$N.expectOrDefault($L, $L, $L)", action, attribute, otherwise.get(), path);
        } else {
            method.addStatement("$N.$L($L, $L)", action, isTimeOfDay(slot) ? "expectTime" : "expect", attribute, path);
        }
    }

    private CodeBlock attribute(Part.Slot slot, CodeBlock value) {
        CodeBlock where = CodeBlock.of("$S", item().type().display() + "." + slot.name());
        return new AttributeWriteCode(codec, slot.nullable()).attribute(slot.type(), value, where);
    }

    /** The attribute that a component without one stands for. */
    private Optional<CodeBlock> otherwise(Part.Slot slot) {
        return Optional.of(slot.path())
                .filter(path -> path.size() == 1)
                .flatMap(path -> item().component(path.get(0)))
                .flatMap(Component::defaultValue)
                .map(text -> new DefaultCode(codec).value(slot.name(), slot.type(), text))
                .map(value -> attribute(slot, value));
    }

    /** Whether the stored text may have several forms. */
    private static boolean isTimeOfDay(Part.Slot slot) {
        return slot.format() instanceof Format.Temporal temporal && KeyTextCode.hasFraction(temporal.kind());
    }
}
