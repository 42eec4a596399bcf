package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.ValueType;
import java.util.List;

/**
 * A key attribute's value, made of literals and arguments. A Number or Binary key is one argument.
 *
 * @param kind the type of the key attribute
 * @param pieces from left to right; empty for the empty text, which only ever is the beginning of a key
 */
public record KeyExpression(KeyKind kind, List<Piece> pieces) {

    /** Copies the list. */
    public KeyExpression {
        pieces = List.copyOf(pieces);
    }

    /** A piece of a key. */
    public sealed interface Piece {}

    /** A text that is always the same. */
    public record Text(String text) implements Piece {}

    /**
     * An argument, encoded.
     *
     * @param parameter the parameter's name, as {@code Parameter} has it
     * @param type the parameter's type
     * @param format how it is written in the key
     * @param place the component it stands for, for messages, such as {@code Order.customerId}
     */
    public record Argument(String parameter, ValueType type, Format format, String place) implements Piece {}
}
