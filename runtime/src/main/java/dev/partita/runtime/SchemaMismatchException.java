package dev.partita.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table isn't as its interface says. */
public class SchemaMismatchException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final ArrayList<String> differences;

    /**
     * Makes one.
     *
     * @param table the table's name
     * @param differences what is otherwise, a sentence each
     */
    public SchemaMismatchException(String table, List<String> differences) {
        super("The table " + table + " isn't as declared: " + String.join("; ", differences));
        this.differences = new ArrayList<>(differences);
    }

    /** {@return what is otherwise than declared} */
    public List<String> differences() {
        return Collections.unmodifiableList(differences);
    }
}
