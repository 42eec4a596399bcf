package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.KEY_TEXT;
import static dev.partita.processor.write.RuntimeTypes.NUMBERS;
import static dev.partita.processor.write.SdkTypes.SDK_BYTES;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.ScalarKind;

/** How the runtime reads and writes the types that it knows. */
final class ScalarCode {

    private static final int FULL = 9;

    private ScalarCode() {}

    /** The method of {@code AttributeReader}. */
    static String reader(ScalarKind kind) {
        return switch (kind) {
            case STRING -> "string";
            case INT -> "integer";
            case LONG -> "longInteger";
            case SHORT -> "shortInteger";
            case BYTE -> "byteInteger";
            case BOOLEAN -> "bool";
            case CHAR -> "character";
            case FLOAT -> "floatNumber";
            case DOUBLE -> "doubleNumber";
            case BIG_DECIMAL -> "decimal";
            case BIG_INTEGER -> "bigInteger";
            case DURATION -> "duration";
            case OFFSET_DATE_TIME -> "offsetDateTime";
            case ZONED_DATE_TIME -> "zonedDateTime";
            case UUID -> "uuid";
            case BYTES -> "bytes";
            case SDK_BYTES -> "sdkBytes";
            case EPOCH_SECOND -> "epochSecond";
            case LOCAL_DATE, YEAR_MONTH, YEAR, LOCAL_TIME, LOCAL_DATE_TIME, INSTANT -> time(kind);
        };
    }

    private static String time(ScalarKind kind) {
        return switch (kind) {
            case LOCAL_DATE -> "date";
            case YEAR_MONTH -> "yearMonth";
            case YEAR -> "year";
            case LOCAL_TIME -> "time";
            case LOCAL_DATE_TIME -> "dateTime";
            default -> "instant";
        };
    }

    /** The attribute that holds a value. */
    static CodeBlock attribute(ScalarKind kind, CodeBlock value, CodeBlock where) {
        return switch (kind) {
            case INT, LONG, SHORT, BYTE -> CodeBlock.of("$T.number($L)", ATTRIBUTES, value);
            case BOOLEAN -> CodeBlock.of("$T.bool($L)", ATTRIBUTES, value);
            case STRING -> CodeBlock.of("$T.text($L, $L)", ATTRIBUTES, where, value);
            case CHAR -> CodeBlock.of("$T.character($L, $L)", ATTRIBUTES, where, value);
            case FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> CodeBlock.of("$T.number($L, $L)", ATTRIBUTES, where, value);
            case DURATION, OFFSET_DATE_TIME, ZONED_DATE_TIME, UUID ->
                CodeBlock.of("$T.canonical($L, $L)", ATTRIBUTES, where, value);
            case BYTES, SDK_BYTES -> CodeBlock.of("$T.bytes($L, $L)", ATTRIBUTES, where, value);
            case EPOCH_SECOND -> CodeBlock.of("$T.epochSecond($L, $L)", ATTRIBUTES, where, value);
            case LOCAL_DATE, YEAR_MONTH, YEAR, LOCAL_TIME, LOCAL_DATE_TIME, INSTANT ->
                CodeBlock.of("$T.$L($L, $L)", ATTRIBUTES, time(kind), where, value);
        };
    }

    /** What a value is in a set: a text, the text of a number, or the SDK's bytes. */
    static CodeBlock element(ScalarKind kind, CodeBlock value, CodeBlock where) {
        return switch (kind) {
            case STRING -> CodeBlock.of("$T.paired($L, $L)", ATTRIBUTES, where, value);
            case CHAR -> CodeBlock.of("$T.paired($L, $T.valueOf($L))", ATTRIBUTES, where, String.class, value);
            case FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> CodeBlock.of("$T.text($L, $L)", NUMBERS, where, value);
            case LOCAL_DATE, YEAR_MONTH, YEAR -> CodeBlock.of("$T.$L($L, $L)", KEY_TEXT, time(kind), where, value);
            case LOCAL_TIME, LOCAL_DATE_TIME, INSTANT ->
                CodeBlock.of("$T.$L($L, $L, $L)", KEY_TEXT, time(kind), where, value, FULL);
            case BYTES -> CodeBlock.of("$T.fromByteArray($L)", SDK_BYTES, value);
            case SDK_BYTES -> value;
            case INT, LONG, SHORT, BYTE, BOOLEAN -> CodeBlock.of("$T.valueOf($L)", String.class, value);
            case DURATION, OFFSET_DATE_TIME, ZONED_DATE_TIME, UUID -> CodeBlock.of("$L.toString()", value);
            case EPOCH_SECOND -> throw new IllegalArgumentException("an expiry is no element of a set");
        };
    }
}
