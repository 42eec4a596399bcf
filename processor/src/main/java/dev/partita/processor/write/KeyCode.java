package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.schema.KeyKind;
import java.util.List;

/**
 * Writes expressions that make the keys of requests from a method's parameters.
 *
 * @param texts how values are written in keys
 * @param method the method, for messages
 */
record KeyCode(KeyTextCode texts, String method) {

    /** The attribute of a partition key. */
    CodeBlock partition(KeyExpression key) {
        return attribute(key, "partition");
    }

    /** The attribute of a sort key. */
    CodeBlock sort(KeyExpression key) {
        return attribute(key, "sort");
    }

    /** The text of a text key. */
    CodeBlock text(KeyExpression key) {
        List<CodeBlock> pieces = key.pieces().stream().map(this::piece).toList();
        return KeyTextCode.join(pieces);
    }

    /** Record and component of the first argument, or the method where there is none. */
    String where(KeyExpression key) {
        return key.pieces().stream()
                .filter(KeyExpression.Argument.class::isInstance)
                .map(piece -> ((KeyExpression.Argument) piece).place())
                .findFirst()
                .orElse(method);
    }

    private CodeBlock attribute(KeyExpression key, String role) {
        if (key.kind() == KeyKind.TEXT) {
            return CodeBlock.of("$T.$L($S, $L)", RuntimeTypes.KEY_ATTRIBUTES, role, where(key), text(key));
        }
        KeyExpression.Argument argument = (KeyExpression.Argument) key.pieces().get(0);
        CodeBlock value = ArgumentCode.of(argument.parameter());
        return key.kind() == KeyKind.NUMBER
                ? texts.number(argument.format(), argument.type(), value, argument.place())
                : CodeBlock.of(
                        "$T.$L($S, $L)",
                        RuntimeTypes.KEY_ATTRIBUTES,
                        role,
                        argument.place(),
                        KeyTextCode.unwrapped(argument.type(), value));
    }

    private CodeBlock piece(KeyExpression.Piece piece) {
        if (piece instanceof KeyExpression.Argument argument) {
            CodeBlock value = ArgumentCode.of(argument.parameter());
            return texts.text(argument.format(), argument.type(), value, argument.place());
        }
        return CodeBlock.of("$S", ((KeyExpression.Text) piece).text());
    }
}
