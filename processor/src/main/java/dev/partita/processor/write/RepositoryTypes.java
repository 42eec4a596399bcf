package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;

/** What generated repositories and schemas use of the runtime. */
final class RepositoryTypes {

    private static final String KEY = "dev.partita.runtime.key";

    static final ClassName BINARY_RANGE = RuntimeTypes.of("BinaryRange");
    static final ClassName COLLECTED = RuntimeTypes.of("Collected");
    static final ClassName COLLECTION_PART = RuntimeTypes.of("CollectionPart");
    static final ClassName DECODED = RuntimeTypes.of("Decoded");
    static final ClassName EXPLANATION = RuntimeTypes.of("Explanation");
    static final ClassName INDEX_SCHEMA = RuntimeTypes.of("IndexSchema");
    static final ClassName ITEM_DECODER = RuntimeTypes.of("ItemDecoder");
    static final ClassName ITEM_FORM = RuntimeTypes.of("ItemForm");
    static final ClassName ITEM_CHECK = RuntimeTypes.of("ItemCheck");
    static final ClassName ITEM_DELETE = RuntimeTypes.of("ItemDelete");
    static final ClassName ITEM_PUT = RuntimeTypes.of("ItemPut");
    static final ClassName ITEM_UPDATE = RuntimeTypes.of("ItemUpdate");
    static final ClassName ITEM_READER = RuntimeTypes.of("ItemReader");
    static final ClassName KEY_ATTRIBUTE = RuntimeTypes.of("KeyAttribute");
    static final ClassName NUMBER_RANGE = RuntimeTypes.of("NumberRange");
    static final ClassName READ_SHAPE = RuntimeTypes.of("ReadShape");
    static final ClassName REPOSITORY_OF = RuntimeTypes.of("RepositoryOf");
    static final ClassName REPOSITORY_OPTIONS = RuntimeTypes.of("RepositoryOptions");
    static final ClassName SORT_RANGE = RuntimeTypes.of("SortRange");
    static final ClassName TABLE_CLIENT = RuntimeTypes.of("TableClient");
    static final ClassName TABLE_SCHEMA = RuntimeTypes.of("TableSchema");
    static final ClassName TEXT_RANGE = RuntimeTypes.of("TextRange");
    static final ClassName TRANSACTION_WRITE = RuntimeTypes.of("TransactionWrite");
    static final ClassName UPPER_END = RuntimeTypes.of("UpperEnd");
    static final ClassName WRITE_SHAPE = RuntimeTypes.of("WriteShape");

    static final ClassName KEY_BOUND = ClassName.get(KEY, "KeyBound");
    static final ClassName KEY_LIMITS = ClassName.get(KEY, "KeyLimits");
    static final ClassName KEY_ORDER = ClassName.get(KEY, "KeyOrder");
    static final ClassName KEY_SIDE = ClassName.get(KEY, "KeySide");

    private RepositoryTypes() {}

    /** An annotation or an enum of the vocabulary. */
    static ClassName vocabulary(String name) {
        return ClassName.get("dev.partita", name);
    }
}
