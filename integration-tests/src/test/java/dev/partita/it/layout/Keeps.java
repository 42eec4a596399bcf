package dev.partita.it.layout;

import dev.partita.Delete;
import dev.partita.Put;

/** What every table of one record may inherit. */
public interface Keeps<R> {

    @Put
    void save(R item);

    @Delete
    boolean remove(R item);
}
