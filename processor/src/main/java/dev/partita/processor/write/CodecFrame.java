package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.CODEC_OF;
import static dev.partita.processor.write.RuntimeTypes.TABLE_LAYOUT;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Presence;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What all codecs have in common. */
final class CodecFrame {

    private CodecFrame() {}

    /** The visibility of a record's codec and its methods. */
    static List<Modifier> modifiers(boolean isPublic) {
        return isPublic ? List.of(Modifier.PUBLIC) : List.of();
    }

    /** What methods call a record that they get. */
    static String variable(JavaType record) {
        NameAllocator names = new NameAllocator();
        names.newName("item");
        return names.newName(Words.decapitalised(record.simpleName()));
    }

    /** The class, with what a class file of the record may hide from a later compilation. */
    static TypeSpec.Builder type(JavaType codec, JavaType record, boolean isPublic, List<Component> components) {
        AnnotationSpec.Builder of =
                AnnotationSpec.builder(CODEC_OF).addMember("value", "$T.class", TypeNames.raw(record));
        components.stream()
                .filter(c -> c.presence() == Presence.NULLABLE)
                .forEach(c -> of.addMember("nullable", "$S", c.name()));
        return TypeSpec.classBuilder(codec.simpleName())
                .addModifiers(modifiers(isPublic).toArray(Modifier[]::new))
                .addModifiers(Modifier.FINAL)
                .addAnnotation(of.build());
    }

    /** Adds the fields for a table's key attributes, and begins the constructor that fills them. */
    static MethodSpec.Builder layout(TypeSpec.Builder type, CodecClass codec, boolean isPublic, boolean sorted) {
        field(type, codec, TABLE_LAYOUT, "layout");
        field(type, codec, TypeName.get(String.class), "partitionKey");
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addJavadoc("A codec for the items of one table.\n\n")
                .addJavadoc("@param layout the table's key attributes\n")
                .addModifiers(modifiers(isPublic))
                .addParameter(TABLE_LAYOUT, "layout")
                .addStatement("this.layout = layout")
                .addStatement("this.partitionKey = layout.partitionKey()");
        if (sorted) {
            field(type, codec, TypeName.get(String.class), "sortKey");
            constructor.addStatement("this.sortKey = layout.sortKey()");
        }
        return constructor;
    }

    /** Adds a field. */
    static String field(TypeSpec.Builder type, CodecClass codec, TypeName fieldType, String wish) {
        String name = codec.fieldNames().newName(wish);
        type.addField(fieldType, name, Modifier.PRIVATE, Modifier.FINAL);
        return name;
    }
}
