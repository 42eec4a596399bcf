package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;

/** Partita's own types in generated code. Text, not class literals: the processor's own copies of them are relocated. */
final class RuntimeTypes {

    private static final String RUNTIME = "dev.partita.runtime";
    private static final String KEY = RUNTIME + ".key";

    static final ClassName ATTRIBUTE_READER = of("AttributeReader");
    static final ClassName ATTRIBUTES = of("Attributes");
    static final ClassName CODEC_OF = of("CodecOf");
    static final ClassName CONDITIONS = of("Conditions");
    static final ClassName DOCUMENTS = of("Documents");
    static final ClassName INDEX_LAYOUT = of("IndexLayout");
    static final ClassName ITEM_READ_EXCEPTION = of("ItemReadException");
    static final ClassName KEY_ATTRIBUTES = of("KeyAttributes");
    static final ClassName NATIVE_KEY = of("NativeKey");
    static final ClassName NUMBERS = of("Numbers");
    static final ClassName TABLE_LAYOUT = of("TableLayout");

    static final ClassName KEY_PARSER = ClassName.get(KEY, "KeyParser");
    static final ClassName KEY_SHAPE = ClassName.get(KEY, "KeyShape");
    static final ClassName KEY_TEXT = ClassName.get(KEY, "KeyText");

    private RuntimeTypes() {}

    /** A class of the runtime. */
    static ClassName of(String name) {
        return ClassName.get(RUNTIME, name);
    }
}
