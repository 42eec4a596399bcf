package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTE_READER;
import static dev.partita.processor.write.RuntimeTypes.ITEM_READ_EXCEPTION;
import static dev.partita.processor.write.RuntimeTypes.KEY_ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.KEY_SHAPE;
import static dev.partita.processor.write.RuntimeTypes.NATIVE_KEY;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that recognise items by a key and read them as a record: the item's own, or a view of it.
 *
 * @param codec the class in which they stand
 * @param record the record that is read
 * @param itemType the name of the item's record, which the type attribute holds
 * @param components what is read
 * @param delimiter the delimiter of the key
 * @param modifiers the methods' visibility
 */
record ReadMethods(
        CodecClass codec,
        JavaType record,
        String itemType,
        List<Component> components,
        char delimiter,
        List<Modifier> modifiers) {

    /** {@code @Nullable Order read(Map<String, AttributeValue> item)}. */
    MethodSpec read(Key key, CodecNames names, String what) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.read())
                .addJavadoc("Reads $L.\n\n", what)
                .addJavadoc("@param item the item\n")
                .addJavadoc("@return the record; null if the item's key isn't one of $L\n", what)
                .addJavadoc("@throws $T if the key is one and something else is amiss\n", ITEM_READ_EXCEPTION)
                .addModifiers(modifiers)
                .addParameter(SdkTypes.ITEM, "item")
                .returns(TypeNames.nullable(TypeNames.of(record)));
        NameAllocator locals = locals();
        KeyReading reading = new KeyReading(new KeyParseCode(codec, delimiter), "null", locals);
        reading.write(method, key);
        method.addStatement(
                "$T in = $T.of(layout, $S, item).ofType($S)",
                ATTRIBUTE_READER,
                ATTRIBUTE_READER,
                record.display(),
                itemType);
        method.beginControlFlow("try");
        construct(method, reading, locals);
        method.nextControlFlow("catch ($T e)", RuntimeException.class);
        method.addStatement("throw in.failed(e)");
        method.endControlFlow();
        return method.build();
    }

    /** {@code boolean recognises(Map<String, AttributeValue> item)}. */
    MethodSpec recognises(Key key, CodecNames names, String what) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(names.recognises())
                .addJavadoc("Knows $L by its key and type, whatever else it holds.\n\n", what)
                .addJavadoc("@param item the item\n")
                .addJavadoc("@return whether it is one\n")
                .addJavadoc("@throws $T if the key is one and the type isn't\n", ITEM_READ_EXCEPTION)
                .addModifiers(modifiers)
                .addParameter(SdkTypes.ITEM, "item")
                .returns(boolean.class);
        new KeyReading(new KeyParseCode(codec, delimiter), "false", locals()).write(method, key);
        return method.addStatement("$T.of(layout, $S, item).ofType($S)", ATTRIBUTE_READER, record.display(), itemType)
                .addStatement("return true")
                .build();
    }

    private NameAllocator locals() {
        NameAllocator locals = codec.locals();
        locals.newName("item");
        locals.newName("in");
        locals.newName("e");
        return locals;
    }

    private void construct(MethodSpec.Builder method, KeyReading reading, NameAllocator locals) {
        ComponentCode code = new ComponentCode(codec, record.display());
        List<CodeBlock> arguments = new ArrayList<>();
        for (Component component : components) {
            List<KeyReading.Value> inKey = reading.toAgreeWith(component);
            CodeBlock value = reading.value(component).orElseGet(() -> code.read(component));
            arguments.add(inKey.isEmpty() ? value : checked(method, component, inKey, locals));
        }
        method.addStatement("return new $T($L)", TypeNames.of(record), arguments(arguments));
    }

    /** Reads a component into a variable and compares it with what the key says of it. */
    private CodeBlock checked(
            MethodSpec.Builder method, Component component, List<KeyReading.Value> inKey, NameAllocator locals) {
        CodeBlock local = CodeBlock.of("$N", locals.newName(component.name()));
        TypeName type = TypeNames.of(component.type().javaType());
        method.addStatement("$T $L = $L", type, local, new ComponentCode(codec, record.display()).read(component));
        for (KeyReading.Value value : inKey) {
            CodeBlock own = KeyTextCode.unwrapped(component.type(), local);
            for (String name :
                    value.slot().path().subList(1, value.slot().path().size())) {
                own = CodeBlock.of("$L.$N()", own, name);
            }
            if (value.slot().path().size() > 1) {
                own = KeyTextCode.unwrapped(value.slot().type(), own);
            }
            method.beginControlFlow("if ($L)", new KeyAgreement(codec, delimiter).differ(own, value));
            method.addStatement("throw in.disagrees($N)", value.local());
            method.endControlFlow();
        }
        return local;
    }

    /** One line each, where there are several. */
    static CodeBlock arguments(List<CodeBlock> arguments) {
        return arguments.size() < 2
                ? CodeBlock.join(arguments, ", ")
                : CodeBlock.of("\n$L", CodeBlock.join(arguments, ",\n"));
    }

    /**
     * {@code @Nullable ItemReadException broken(Map<String, AttributeValue> item)}.
     *
     * @param key the templates of its key
     * @param name the method's name
     * @param other the name of the method that takes items with such a key
     * @param what what such an item is
     */
    MethodSpec broken(Key key, String name, String other, String what) {
        List<CodeBlock> shapes = new ArrayList<>();
        shapes.add(shape(key.partition(), "partitionKey"));
        key.sort().ifPresent(sort -> shapes.add(shape(sort, "sortKey")));
        return MethodSpec.methodBuilder(name)
                .addJavadoc(
                        "Tells broken items from those of other records, for one that {@code $L} doesn't take.\n\n",
                        other)
                .addJavadoc("@param item the item\n")
                .addJavadoc(
                        "@return the failure to read it as $L, if its key has the literals of one; otherwise null\n",
                        what)
                .addModifiers(modifiers)
                .addParameter(SdkTypes.ITEM, "item")
                .returns(TypeNames.nullable(ITEM_READ_EXCEPTION))
                .addStatement(
                        "return $L\n? layout.broken($S, $S, item)\n: null",
                        CodeBlock.join(shapes, "\n&& "),
                        record.display(),
                        key.source())
                .build();
    }

    private CodeBlock shape(KeyTemplate template, String attribute) {
        if (template.kind() != KeyKind.TEXT) {
            String method = template.kind() == KeyKind.NUMBER ? "isNumber" : "isBinary";
            return CodeBlock.of("$T.$L(item, $N)", NATIVE_KEY, method, attribute);
        }
        List<CodeBlock> literals = new ArrayList<>();
        boolean open = true;
        for (Part part : template.parts()) {
            if (part instanceof Part.Literal literal) {
                literals.add(CodeBlock.of("$S", literal.text()));
                open = false;
            } else {
                if (open) {
                    literals.add(CodeBlock.of("$S", ""));
                }
                open = true;
            }
        }
        if (open) {
            literals.add(CodeBlock.of("$S", ""));
        }
        return CodeBlock.of(
                "$T.matches($T.text(item, $N), $L, $L, $L)",
                KEY_SHAPE,
                KEY_ATTRIBUTES,
                attribute,
                KeyTextCode.character(delimiter),
                isOpen(template),
                CodeBlock.join(literals, ", "));
    }

    /** Whether its last placeholder takes delimiters. */
    private static boolean isOpen(KeyTemplate template) {
        return template.slots().anyMatch(s -> s.format() instanceof Format.Text text && text.rest());
    }
}
