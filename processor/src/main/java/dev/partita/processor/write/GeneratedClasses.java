package dev.partita.processor.write;

import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ViewRecord;
import java.io.IOException;
import java.util.List;
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

    /** The implementation of an interface of access patterns. */
    public void repository(Table table, PlannedRepository planned, Element repository) throws IOException {
        TypeSpec type = new RepositoryWriter(List.of(table), planned.repository()).type(planned.plans());
        files.write(planned.repository().implementation(), type, repository);
    }

    /** The implementation of an interface of transactions on several tables. */
    public void repository(List<Table> tables, Repository repository, Element element) throws IOException {
        files.write(repository.implementation(), new RepositoryWriter(tables, repository).type(List.of()), element);
    }

    /** What knows a table's layout and requests. */
    public void schema(Table table, List<PlannedRepository> planned, Element repository) throws IOException {
        files.write(schema(table), new SchemaWriter(table).type(planned), repository);
    }

    /** The name of what {@link #schema(Table, List, Element)} writes. */
    public static JavaType schema(Table table) {
        return SchemaWriter.name(table);
    }
}
