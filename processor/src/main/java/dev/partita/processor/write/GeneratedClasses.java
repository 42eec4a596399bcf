package dev.partita.processor.write;

import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ViewRecord;
import java.io.IOException;
import javax.lang.model.element.Element;

/** Writes each kind of generated class; each is made from one element. */
public final class GeneratedClasses {

    private final SourceFiles files;

    /**
     * A writer of classes.
     *
     * @param files where they are written
     */
    public GeneratedClasses(SourceFiles files) {
        this.files = files;
    }

    /** The codec of an item. */
    public void codec(Item item, Element record) throws IOException {
        files.write(item.codec(), CodecWriter.write(item), record);
    }

    /** The codec of a record inside items. */
    public void codec(EmbeddedRecord embedded, Element record) throws IOException {
        files.write(embedded.codec(), EmbeddedCodecWriter.write(embedded), record);
    }

    /** The codec of a view. */
    public void codec(ViewRecord view, Element record) throws IOException {
        files.write(view.codec(), ViewCodecWriter.write(view), record);
    }
}
