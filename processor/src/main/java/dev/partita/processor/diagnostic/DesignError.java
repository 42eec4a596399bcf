package dev.partita.processor.diagnostic;

/**
 * The catalogue of all that can be wrong with a design. A constant's name is its code; numbers are never used again.
 * Areas: TPL template text, KEY keys and key space, ATT attributes, IDX tables and indexes, PAT access patterns, COL
 * collections, views and sealed results, WRI writes, GEN the shape of interfaces and records, and our own faults.
 */
public enum DesignError {
    /** The text of a template has no form. */
    TPL001(Severity.ERROR, "A key template can't be read"),
    /** A placeholder names no component, or one that can't be reached. */
    TPL002(Severity.ERROR, "A placeholder stands for no component"),
    /** A placeholder's type can't stand in a key, or not in this format. */
    TPL003(Severity.ERROR, "A placeholder can't be written in a key"),

    /** Two keys of a table, of two records or of one, can be the same text. */
    KEY004(Severity.ERROR, "Two items can write the same key"),
    /** Two different values would make one key, or a key could be read in two ways. */
    KEY005(Severity.ERROR, "A key template can't be read back"),
    /** A key attribute is a text in one record and a number or binary value in another. */
    KEY006(Severity.ERROR, "Records store a key attribute with different types"),
    /** Some records of a table have a sort key and some have none. */
    KEY007(Severity.ERROR, "Only some records have a sort key"),

    /** The text of {@code when} has none of its forms. */
    KEY020(Severity.ERROR, "A condition can't be read"),
    /** A condition names no component, or compares one with what it can't be. */
    KEY021(Severity.ERROR, "A condition doesn't fit its component"),
    /** A character can't separate the values of keys. */
    KEY022(Severity.ERROR, "A delimiter can't be used"),
    /** A record has sort, index or copy keys, but no partition key. */
    KEY023(Severity.ERROR, "A record with keys is no item"),
    /** A component in a primary or copy key may lack a value. */
    KEY024(Severity.ERROR, "A key component may lack a value"),
    /** The records of a table separate the values of their keys differently. */
    KEY025(Severity.ERROR, "Records of a table have different delimiters"),
    /** A format of a key writes the delimiter. */
    KEY026(Severity.ERROR, "A value would contain the delimiter"),
    /** Two copies of a record, or a copy and something else, have one name. */
    KEY027(Severity.ERROR, "The name of a copy is taken"),
    /** Copies and claims need text keys, since they are told apart by them. */
    KEY028(Severity.ERROR, "A table with Number or Binary keys can't hold copies or claims"),
    KEY029(Severity.ERROR, "A copy can't tell its owner"),
    /** All items of a record lie in one partition, or in as many as an enum or a calendar has values. */
    KEY030(Severity.WARNING, "A partition doesn't spread"),
    /** The shortest key that a template can write is longer than the service allows. */
    KEY031(Severity.ERROR, "A key is always too long"),
    /** A key leaves little room for the values of its texts. */
    KEY032(Severity.WARNING, "A key is easily too long"),
    /** A claim is of a value that the primary key or a copy makes unique anyway. */
    KEY033(Severity.ERROR, "A claimed value is unique already"),

    /** A type can't be stored. */
    ATT001(Severity.ERROR, "A type can't be stored"),
    /** A converter can't be made, or converts something else. */
    ATT002(Severity.ERROR, "A converter doesn't fit"),
    /** A record contains itself without an end. */
    ATT003(Severity.ERROR, "A record contains itself"),
    /** A type that is never null is marked as one that may be. */
    ATT004(Severity.ERROR, "@Nullable has no meaning here"),
    /** The text of {@code @Default} stands for no value of its component. */
    ATT005(Severity.ERROR, "A default doesn't fit its component"),
    /** An attribute's name is empty, or is given where there is no attribute. */
    ATT006(Severity.ERROR, "An attribute's name can't be used"),
    /** Two components of a record would be stored in one attribute. */
    ATT007(Severity.ERROR, "Two components share an attribute"),
    /** The type attribute is a component's or a key's attribute as well. */
    ATT008(Severity.ERROR, "The type attribute is taken"),
    /** A component without an attribute can't be read back from the primary key. */
    ATT009(Severity.ERROR, "A @KeyOnly component can't be read from the key"),
    /** A key attribute has the name of the attribute in which claims keep whose they are. */
    ATT010(Severity.ERROR, "The attribute of claims is taken"),
    /** Something is no version: its type, its place, or what stands beside it. */
    ATT011(Severity.ERROR, "@Version can't stand here"),
    /** The service looks at one attribute of a table, so all expiries have to be in it. */
    ATT012(Severity.ERROR, "Records of a table expire by different attributes"),
    /** A number that isn't meant as an expiry has the name of the expiry's attribute, or is a key. */
    ATT013(Severity.ERROR, "The service would delete items by another attribute"),
    /** Something is no expiry: its type, its place, or what stands beside it. */
    ATT014(Severity.ERROR, "@TimeToLive can't stand here"),

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

    /** A table names something as a record that is none. */
    IDX020(Severity.ERROR, "A table lists something that is no item"),
    /** The service allows no such name. */
    IDX021(Severity.ERROR, "A table or index has a name that isn't allowed"),
    /** Two indexes of a table have the same name. */
    IDX022(Severity.ERROR, "Two indexes have one name"),
    /** The service allows five local and twenty global indexes. */
    IDX023(Severity.ERROR, "A table has too many indexes"),
    /** A record has two keys in one index. */
    IDX024(Severity.ERROR, "A record has two keys in one index"),
    /** A local index has the table's partition key and a sort key of its own. */
    IDX025(Severity.ERROR, "A local index key is wrong"),
    /** The included attributes and the projection don't go together. */
    IDX026(Severity.ERROR, "Included attributes are wrong"),
    /** A key attribute's name is empty, too long, or taken. */
    IDX027(Severity.ERROR, "A key attribute has a name that isn't allowed"),
    /** An index is written and paid for, but no access pattern reads by it. */
    IDX028(Severity.WARNING, "An index isn't used"),
    /** No access pattern returns a record of the table. */
    IDX029(Severity.WARNING, "A record is never read"),
    /** Nothing of what a table holds can be read. */
    IDX030(Severity.WARNING, "A table has no access patterns"),

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
    /** Expired items use up a limit, so that there may be more behind them. */
    PAT008(Severity.ERROR, "A limit would count expired items"),

    /** A description is missing, or a number has no meaning. */
    PAT020(Severity.ERROR, "An access pattern is incomplete"),
    /** The result type is none that can be read. */
    PAT021(Severity.ERROR, "A result type can't be read"),
    /** {@code of} is missing where it is needed, or stands where it isn't. */
    PAT022(Severity.ERROR, "of doesn't go with the result type"),
    /** A parameter binds nothing, in two ways, or may be null. */
    PAT023(Severity.ERROR, "A parameter can't bind a component"),
    /** A parameter holds several values. */
    PAT024(Severity.ERROR, "A parameter holds several values"),
    /** A page needs a page request, and nothing else does. */
    PAT025(Severity.ERROR, "Page and PageRequest go together"),
    /** What a method asks for by its shape, alternatives or a text inside of others, has no key. */
    PAT026(Severity.ERROR, "No key is in such an order"),
    /** An order or a limit changes nothing about the result. */
    PAT027(Severity.ERROR, "An option has no effect"),
    /** Two methods send the same request for the same result. */
    PAT028(Severity.WARNING, "Two methods are the same"),
    /** Nothing bounds how many items a method reads. */
    PAT029(Severity.WARNING, "A result has no bound"),
    /** A list comes in the order of digits, not of numbers. */
    PAT030(Severity.WARNING, "A list isn't in the order of its numbers"),

    /** Pages and streams are of items, not of collections. */
    COL001(Severity.ERROR, "A collection is read as a whole"),
    /** A record stands in two parts of a collection. */
    COL002(Severity.ERROR, "Parts of a collection can't be told apart"),
    /** A limit counts the items of the one part that is a list. */
    COL003(Severity.ERROR, "A limit needs one list to count"),
    /** A part that is no list is one item. */
    COL004(Severity.ERROR, "A single part can be several items"),

    /** A view is of something that is no item. */
    COL020(Severity.ERROR, "A view shows no item"),
    /** A view's component is not that of its item. */
    COL021(Severity.ERROR, "A view's component differs from the item's"),
    /** A part of a collection is neither an item nor a list or an {@code Optional} of one. */
    COL022(Severity.ERROR, "A part of a collection is no item"),
    /** Class files hide that a part may be null. */
    COL023(Severity.ERROR, "A part of a collection is @Nullable"),
    /** A method wants or writes a record that its table doesn't hold. */
    COL024(Severity.ERROR, "A record is not among the table's items"),

    /** A method writes something else than one record. */
    WRI001(Severity.ERROR, "A write has no record"),
    /** A write can't return that. */
    WRI002(Severity.ERROR, "A write returns something else"),
    /** The parameters of a write by key are not the primary key. */
    WRI003(Severity.ERROR, "A write by key doesn't give the key"),
    /** A write would leave a copy behind whose key it doesn't know. */
    WRI004(Severity.ERROR, "A write would orphan a copy"),
    /** Two items of one moment would have one key, and the later put would replace the earlier. */
    WRI005(Severity.WARNING, "A put may replace another item"),
    /** A {@code @KeyOf} record isn't made of the components of its item's primary key. */
    WRI006(Severity.ERROR, "A key record isn't the primary key"),
    /** A method that is sent in batches has none of their forms. */
    WRI007(Severity.ERROR, "A batch has another form"),
    /** A record is written with conditions, which batches don't have. */
    WRI008(Severity.ERROR, "A record can't be written in batches"),

    /** An update assigns a component of the primary key. */
    WRI020(Severity.ERROR, "An update can't move an item"),
    /** An update touches an index key of which it doesn't know every part. */
    WRI021(Severity.ERROR, "An update doesn't know a whole index key"),
    /** A value is of another type than what it changes, or can't be used in that way. */
    WRI022(Severity.ERROR, "A change doesn't fit its component"),
    /** Two parameters change the same component, or one inside the other. */
    WRI023(Severity.ERROR, "An update changes a component twice"),
    /** A copy's key would change, and a new copy needs all components. */
    WRI024(Severity.ERROR, "An update can't move a copy"),
    /** An item made by an update would lack what every item has. */
    WRI025(Severity.ERROR, "An upsert would make an incomplete item"),
    /** An update has nothing to change. */
    WRI026(Severity.ERROR, "An update changes nothing"),
    /** A parameter of a transaction isn't written, or not in one way. */
    WRI027(Severity.ERROR, "A transaction's parameter has no action"),
    /** An expectation compares what can't be compared, or is no use. */
    WRI028(Severity.ERROR, "An expectation doesn't fit its component"),
    /** A token is a text of a transaction. */
    WRI029(Severity.ERROR, "A ClientRequestToken has no use here"),

    /** An update or delete by key doesn't say which version it is of. */
    WRI030(Severity.ERROR, "A write ignores the version"),
    /** A put returns nothing, and with it the version that it stored. */
    WRI031(Severity.ERROR, "A put loses the new version"),
    /** A version is set, or compared in a way that means nothing. */
    WRI032(Severity.ERROR, "A version is no other component"),
    /** An update touches a claim of which it doesn't know every part. */
    WRI033(Severity.ERROR, "An update doesn't know a whole claim"),
    /** A record is expected of which nothing can be compared. */
    WRI034(Severity.ERROR, "An expected record says nothing"),

    /** Partita itself failed. */
    GEN000(Severity.ERROR, "Partita failed on this element"),
    /** An annotation stands on the wrong kind of type. */
    GEN001(Severity.ERROR, "An annotation stands on the wrong kind of type"),
    /** Generated code can't see a type. */
    GEN002(Severity.ERROR, "Generated code can't see a type"),
    /** A type that code is generated for has type parameters. */
    GEN003(Severity.ERROR, "A type has type parameters"),
    /** A generated type would have the name of another type. */
    GEN004(Severity.ERROR, "The name of a generated type is taken"),
    /** A method carries none or several of the annotations that say what it does. */
    GEN005(Severity.ERROR, "A method needs exactly one annotation"),
    /** A method has type parameters. */
    GEN006(Severity.ERROR, "A method has type parameters"),
    /** A record of another module was compiled without Partita. */
    GEN007(Severity.ERROR, "A record has no codec"),
    /** A table and an interface with its patterns don't name each other. */
    GEN008(Severity.ERROR, "An interface has no patterns of this table"),
    /** Class files hide what has to be known of a method. */
    GEN009(Severity.ERROR, "A class file hides what a method needs"),
    /** Only blocking interfaces can be implemented. */
    GEN010(Severity.ERROR, "An asynchronous interface"),
    /** A type that a class file mentions is missing. */
    GEN011(Severity.ERROR, "A type can't be found");

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
