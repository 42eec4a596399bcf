package dev.partita.processor.diagnostic;

/**
 * The catalogue of all that can be wrong with a design. A constant's name is its code; numbers are never used again.
 * Areas: TPL template text, KEY keys and key space, ATT attributes, IDX tables and indexes, PAT access patterns, COL
 * collections, views and sealed results, WRI writes, GEN the shape of interfaces and records, and our own faults.
 */
public enum DesignError {
    /** Two keys of a table, of two records or of one, can be the same text. */
    KEY004(Severity.ERROR, "Two items can write the same key"),
    /** Two different values would make one key, or a key could be read in two ways. */
    KEY005(Severity.ERROR, "A key template can't be read back"),
    /** A key attribute is a text in one record and a number or binary value in another. */
    KEY006(Severity.ERROR, "Records store a key attribute with different types"),
    /** Some records of a table have a sort key and some have none. */
    KEY007(Severity.ERROR, "Only some records have a sort key"),

    /** A record without an {@code @IndexKey} has the attributes that an index takes its keys from. */
    IDX001(Severity.ERROR, "A record would be drawn into an index"),
    /** A component's attribute has the name of a key attribute, but another type or value. */
    IDX002(Severity.ERROR, "A component overwrites a key attribute"),
    /** An index over plain attributes would hold an item and its copies. */
    IDX003(Severity.ERROR, "Copies would enter an index"),
    /** An {@code @IndexKey} names an index that the table doesn't declare. */
    IDX004(Severity.ERROR, "The table has no such index"),
    /** Some records have a sort key in an index and some have none. */
    IDX005(Severity.ERROR, "Only some records have a sort key in an index"),
    /** An {@code @IndexKey} doesn't say where a key attribute of the index comes from. */
    IDX006(Severity.ERROR, "An index key is incomplete"),
    /** Two records of a table have the same simple name, which the type attribute holds. */
    IDX007(Severity.ERROR, "Two records share a type name"),

    /** A parameter's name, or the name it is given, is no component of the wanted records. */
    PAT001(Severity.ERROR, "A parameter names no component"),
    /** A parameter can't hold the values of its component. */
    PAT002(Severity.ERROR, "A parameter has another type than its component"),
    /** Each key lacks something that the access pattern needs. */
    PAT003(Severity.ERROR, "No key serves an access pattern"),
    /** The choice between several keys is the user's. */
    PAT004(Severity.ERROR, "Several keys serve an access pattern"),
    /** Two parameters restrict the same end of the same component. */
    PAT005(Severity.ERROR, "Two parameters say the same or contradict"),
    /** {@code via} names neither {@code primary} nor a copy nor an index of the wanted records. */
    PAT006(Severity.ERROR, "There is no key of that name"),
    /** The result type and the method's options don't go together. */
    PAT007(Severity.ERROR, "A result can't be had in this form"),
    /** A method returns a record that isn't among the table's items. */
    PAT008(Severity.ERROR, "A result is of no item of the table"),

    /** Pages and streams are of items, not of collections. */
    COL001(Severity.ERROR, "A collection is read as a whole"),
    /** A record stands in two parts of a collection. */
    COL002(Severity.ERROR, "Parts of a collection can't be told apart"),
    /** A limit counts the items of the one part that is a list. */
    COL003(Severity.ERROR, "A limit needs one list to count"),
    /** A part that is no list is one item. */
    COL004(Severity.ERROR, "A single part can be several items"),

    /** Partita itself failed. */
    GEN000(Severity.ERROR, "Partita failed on this element");

    private final Severity severity;
    private final String title;

    DesignError(Severity severity, String title) {
        this.severity = severity;
        this.title = title;
    }

    /** Whether it stops the build. */
    public Severity severity() {
        return severity;
    }

    /** The fault in one line. */
    public String title() {
        return title;
    }
}
