package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.CopyKey;
import java.util.Optional;

/**
 * Writes calls of a codec's methods.
 *
 * @param codec the codec
 */
record CodecCalls(CodeBlock codec) {

    /** The key of a record's item or copy: of the record, or of the values of the key's placeholders. */
    CodeBlock key(Optional<CopyKey> copy, CodeBlock values) {
        return call(CodecNames.of(copy).key(), values);
    }

    /** Any of its methods. */
    CodeBlock named(String method, CodeBlock arguments) {
        return call(method, arguments);
    }

    private CodeBlock call(String method, CodeBlock arguments) {
        return CodeBlock.of("$L.$N($L)", codec, method, arguments);
    }
}
