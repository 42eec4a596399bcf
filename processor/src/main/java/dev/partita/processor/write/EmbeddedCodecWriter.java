package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTE_READER;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.EmbeddedRecord;
import java.util.HashMap;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the codec of an {@code @Embedded} record. */
public final class EmbeddedCodecWriter {

    private final EmbeddedRecord embedded;
    private final TypeName record;
    private final CodecClass codec = new CodecClass();
    private final ComponentCode code;
    private final List<Modifier> modifiers;

    private EmbeddedCodecWriter(EmbeddedRecord embedded) {
        this.embedded = embedded;
        this.record = TypeNames.of(embedded.type());
        this.code = new ComponentCode(codec, embedded.type().display());
        this.modifiers = CodecFrame.modifiers(embedded.isPublic());
    }

    /**
     * The codec of an {@code @Embedded} record.
     *
     * @param embedded the record
     * @return the class, to be written into the record's package
     */
    public static TypeSpec write(EmbeddedRecord embedded) {
        return new EmbeddedCodecWriter(embedded).write();
    }

    private TypeSpec write() {
        codec.reserveMethod("write");
        codec.reserveMethod("read");
        TypeSpec.Builder type =
                CodecFrame.type(embedded.codec(), embedded.type(), embedded.isPublic(), embedded.components());
        type.addJavadoc("Reads and writes {@link $T} as a map inside an item.\n", TypeNames.raw(embedded.type()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(writeMethod())
                .addMethod(readMethod());
        codec.addTo(type);
        return type.build();
    }

    private MethodSpec writeMethod() {
        String variable = CodecFrame.variable(embedded.type());
        NameAllocator names = codec.locals();
        names.newName("item");
        String value = names.newName(variable);
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addJavadoc("Makes the map that holds a record.\n\n")
                .addJavadoc("@param $N the record\n@return its attributes\n", value)
                .addModifiers(modifiers)
                .addModifiers(Modifier.STATIC)
                .addParameter(record, value)
                .returns(SdkTypes.ITEM)
                .addStatement(
                        "$T item = new $T<>($L)",
                        SdkTypes.ITEM,
                        HashMap.class,
                        ItemMethods.capacity(embedded.components().size()));
        embedded.components().forEach(c -> code.put(method, value, c, names));
        return method.addStatement("return item").build();
    }

    private MethodSpec readMethod() {
        List<CodeBlock> arguments =
                embedded.components().stream().map(this::read).toList();
        return MethodSpec.methodBuilder("read")
                .addJavadoc("Reads a record.\n\n")
                .addJavadoc("@param in the attributes of the map that holds it\n@return the record\n")
                .addModifiers(modifiers)
                .addModifiers(Modifier.STATIC)
                .addParameter(ATTRIBUTE_READER, "in")
                .returns(record)
                .beginControlFlow("try")
                .addStatement("return new $T($L)", record, ReadMethods.arguments(arguments))
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement("throw in.failed(e)")
                .endControlFlow()
                .build();
    }

    private CodeBlock read(Component component) {
        return code.read(component);
    }
}
