package dev.partita.processor.write;

import static dev.partita.processor.write.RepositoryTypes.BINARY_RANGE;
import static dev.partita.processor.write.RepositoryTypes.KEY_SIDE;
import static dev.partita.processor.write.RepositoryTypes.NUMBER_RANGE;
import static dev.partita.processor.write.RepositoryTypes.TEXT_RANGE;
import static dev.partita.processor.write.RepositoryTypes.UPPER_END;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Range;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;

/**
 * Writes a range that arguments give.
 *
 * @param keys how keys are written
 * @param condition the range
 */
record RangeCode(KeyCode keys, Range condition) {

    CodeBlock range() {
        return CodeBlock.of("$L$L$L\n.range()", start(), lower(), upper());
    }

    private boolean isText() {
        return !isBinary() && !isNumber();
    }

    private boolean isBinary() {
        return condition.format() instanceof Format.NativeBinary;
    }

    private boolean isNumber() {
        return condition.format() instanceof Format.NativeInteger || condition.format() instanceof Format.NativeDecimal;
    }

    private CodeBlock start() {
        if (isBinary()) {
            return CodeBlock.of("$T.of()", BINARY_RANGE);
        }
        if (isNumber()) {
            return CodeBlock.of("$T.of()", NUMBER_RANGE);
        }
        FormatEnds ends = FormatEnds.of(condition.format());
        return CodeBlock.of(
                "$T.of($L, $S, $S)", TEXT_RANGE, keys.text(condition.prefix()), ends.least(), ends.greatest());
    }

    private CodeBlock lower() {
        LowerKind kind = condition.lower().kind();
        return switch (kind) {
            case NONE -> CodeBlock.of("");
            case PREFIX -> isText() ? CodeBlock.of("\n.fromPrefix()") : CodeBlock.of("");
            case AT -> from(lowerArgument().binding() == Binding.AFTER ? "FIRST_AFTER" : "FROM");
            case NEXT_TEXT, NEXT_NUMBER -> isBinary() ? above() : from("FIRST_AFTER");
            case STRICT -> above();
            case SUCCESSOR ->
                CodeBlock.of(
                        "\n.behind($L, $S)",
                        bound("AFTER", lowerArgument()),
                        condition.lower().behind());
        };
    }

    private CodeBlock from(String side) {
        return isOpenText()
                ? CodeBlock.of("\n.from($T.$L, $L)", KEY_SIDE, side, text(lowerArgument()))
                : CodeBlock.of("\n.from($L)", bound(side, lowerArgument()));
    }

    private CodeBlock above() {
        return isOpenText()
                ? CodeBlock.of("\n.above($L)", text(lowerArgument()))
                : CodeBlock.of("\n.above($L)", bound("AFTER", lowerArgument()));
    }

    private CodeBlock upper() {
        UpperKind kind = condition.upper().kind();
        return switch (kind) {
            case NONE -> CodeBlock.of("");
            case PREFIX -> isText() ? CodeBlock.of("\n.toPrefix($L)", end()) : CodeBlock.of("");
            case AT -> to(upperArgument().binding() == Binding.BEFORE ? "LAST_BEFORE" : "TO");
            case SUCCESSOR ->
                CodeBlock.of(
                        "\n.through($L, $S, $L)",
                        bound("TO", upperArgument()),
                        condition.upper().behind(),
                        end());
            case VALUE ->
                condition.upper().exclusion() == Exclusion.PREVIOUS_VALUE && !isBinary() ? to("LAST_BEFORE") : before();
        };
    }

    private CodeBlock to(String side) {
        return isOpenText()
                ? CodeBlock.of("\n.to($T.$L, $L)", KEY_SIDE, side, text(upperArgument()))
                : CodeBlock.of("\n.to($L)", bound(side, upperArgument()));
    }

    private CodeBlock before() {
        if (!isText()) {
            return CodeBlock.of("\n.below($L)", bound("BEFORE", upperArgument()));
        }
        CodeBlock bound = isOpenText() ? text(upperArgument()) : bound("BEFORE", upperArgument());
        return CodeBlock.of("\n.before($L, $L)", bound, end());
    }

    private CodeBlock end() {
        return CodeBlock.of("$T.$L", UPPER_END, condition.upper().exclusion().name());
    }

    private Parameter.Bound lowerArgument() {
        return condition.lower().argument().orElseThrow();
    }

    private Parameter.Bound upperArgument() {
        return condition.upper().argument().orElseThrow();
    }

    /** Whether values are texts of any length. */
    private boolean isOpenText() {
        return KeyBoundCode.isOpenText(condition.format());
    }

    private CodeBlock text(Parameter.Bound argument) {
        return bounds().text(argument);
    }

    private CodeBlock bound(String side, Parameter.Bound argument) {
        return bounds().bound(side, argument);
    }

    private KeyBoundCode bounds() {
        return new KeyBoundCode(keys.texts(), condition.format(), condition.place());
    }
}
