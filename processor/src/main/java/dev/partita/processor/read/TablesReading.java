package dev.partita.processor.read;

import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.List;

/**
 * The tables that an interface of transactions writes to, as far as they are sound.
 *
 * @param tables each with that interface only
 * @param repository the interface
 * @param whole whether nothing had to be left out
 */
public record TablesReading(List<Table> tables, Repository repository, boolean whole) {

    /** Copies the list. */
    public TablesReading {
        tables = List.copyOf(tables);
    }
}
