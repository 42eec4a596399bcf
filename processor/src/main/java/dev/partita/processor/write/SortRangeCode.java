package dev.partita.processor.write;

import static dev.partita.processor.write.RepositoryTypes.KEY_LIMITS;
import static dev.partita.processor.write.RepositoryTypes.KEY_ORDER;
import static dev.partita.processor.write.RepositoryTypes.SORT_RANGE;
import static dev.partita.processor.write.RuntimeTypes.KEY_TEXT;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.schema.Format;

/**
 * Writes the expression for a query's condition on the sort key.
 *
 * @param keys how keys are written
 */
record SortRangeCode(KeyCode keys) {

    CodeBlock of(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return CodeBlock.of("$T.equalTo($L)", SORT_RANGE, keys.sort(equal.key()));
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return CodeBlock.of(
                    "$T.beginsWith($S, $L)", SORT_RANGE, keys.where(begins.prefix()), keys.text(begins.prefix()));
        }
        if (condition instanceof SortCondition.StartsWith starts) {
            return startsWith(starts);
        }
        if (condition instanceof SortCondition.Between between) {
            return CodeBlock.of("$T.between($L, $L)", SORT_RANGE, bound(between.low()), bound(between.high()));
        }
        return condition instanceof SortCondition.Range range
                ? new RangeCode(keys, range).range()
                : CodeBlock.of("$T.everything()", SORT_RANGE);
    }

    private CodeBlock startsWith(SortCondition.StartsWith starts) {
        CodeBlock prefix = keys.text(starts.prefix());
        CodeBlock argument = KeyTextCode.unwrapped(
                starts.argument().type(), ArgumentCode.of(starts.argument().name()));
        if (!(starts.format() instanceof Format.Text text)) {
            throw new IllegalArgumentException("only texts begin with something: " + starts.format());
        }
        CodeBlock folded = folded(text, argument);
        return text.rest()
                ? CodeBlock.of("$T.startsWith($L, $L)", SORT_RANGE, prefix, folded)
                : CodeBlock.of(
                        "$T.startsWith($L, $L, $L)",
                        SORT_RANGE,
                        prefix,
                        folded,
                        KeyTextCode.character(keys.texts().delimiter()));
    }

    /** A text as the key folds it. */
    static CodeBlock folded(Format.Text text, CodeBlock value) {
        return switch (text.fold()) {
            case NONE -> value;
            case LOWER -> CodeBlock.of("$T.foldLower($L)", KEY_TEXT, value);
            case UPPER -> CodeBlock.of("$T.foldUpper($L)", KEY_TEXT, value);
        };
    }

    private CodeBlock bound(SortCondition.Bound bound) {
        CodeBlock text = keys.text(bound.key());
        if (bound.successor()) {
            text = CodeBlock.of("$T.successor($L)", KEY_ORDER, text);
        }
        return bound.predecessor() ? CodeBlock.of("$T.predecessor($L, $T.SORT)", KEY_ORDER, text, KEY_LIMITS) : text;
    }
}
