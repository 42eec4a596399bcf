package dev.partita.processor.write;

import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.ViewRecord;
import java.util.Optional;

/** Writes the codec of a {@code @View} record, which reads some of an item's components and writes nothing. */
public final class ViewCodecWriter {

    private final ViewRecord view;
    private final Item item;
    private final CodecClass codec = new CodecClass();
    private final TypeSpec.Builder type;

    private ViewCodecWriter(ViewRecord view) {
        this.view = view;
        this.item = view.item();
        this.type = CodecFrame.type(view.codec(), view.type(), view.isPublic(), view.components());
    }

    /**
     * The codec of a {@code @View} record.
     *
     * @param view the record
     * @return the class, to be written into the record's package
     */
    public static TypeSpec write(ViewRecord view) {
        return new ViewCodecWriter(view).write();
    }

    private TypeSpec write() {
        boolean sorted = item.primary().sort().isPresent();
        type.addJavadoc("Reads {@link $T} from items of a table.\n", TypeNames.raw(view.type()))
                .addMethod(
                        CodecFrame.layout(type, codec, view.isPublic(), sorted).build());
        add(item.primary(), CodecNames.PRIMARY, "a primary item");
        for (CopyKey copy : item.copies()) {
            add(copy.key(), CodecNames.of(Optional.of(copy)), "a copy " + copy.name());
        }
        codec.addTo(type);
        return type.build();
    }

    private void add(Key key, CodecNames names, String what) {
        names.all().forEach(codec::reserveMethod);
        ReadMethods reads = new ReadMethods(
                codec,
                view.type(),
                item.typeName(),
                view.components(),
                item.delimiter(),
                CodecFrame.modifiers(view.isPublic()));
        type.addMethod(reads.read(key, names, what));
        type.addMethod(reads.broken(key, names.broken(), names.read(), what));
    }
}
