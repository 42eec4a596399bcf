package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.WriteAction;

/**
 * Writes what follows for writes from a record's version and expiry.
 *
 * @param item the record
 */
record RoleCode(Item item) {

    /** The codec's method that raises a record's version. */
    static final String STORED = "stored";

    /** Whether there is anything to say of an action. */
    boolean isAny() {
        return item.version().isPresent() || item.expiry().isPresent();
    }

    /** Tells an action by which attribute its item expires. */
    CodeBlock expiry(String action) {
        CodeBlock.Builder code = CodeBlock.builder();
        item.expiry().ifPresent(c -> code.addStatement("$N.expireBy($S)", action, c.attribute()));
        return code.build();
    }

    /** Tells an action which version the item should have. */
    static CodeBlock expected(String action, Component version, CodeBlock number) {
        return CodeBlock.builder()
                .addStatement("$N.expectVersion($S, $L)", action, version.attribute(), number)
                .build();
    }

    /** Tells an action on a record what is to be said of it. */
    CodeBlock ofRecord(String action, String record) {
        CodeBlock.Builder code = CodeBlock.builder();
        item.version().ifPresent(v -> code.add(expected(action, v, CodeBlock.of("$N.$N()", record, v.name()))));
        return code.add(expiry(action)).build();
    }

    /** The version that an item has after a write that expects one. */
    CodeBlock next(WriteAction action) {
        Component version = item.version().orElseThrow();
        if (action instanceof WriteAction.Put put) {
            return next(CodeBlock.of("$N.$N()", put.record(), version.name()));
        }
        WriteAction.Expectation expected = ((WriteAction.Update) action)
                .expected().stream()
                        .filter(e -> e.isOf(version.name()))
                        .findFirst()
                        .orElseThrow();
        return next(number(expected, ArgumentCode.of(expected.value().name())));
    }

    private static CodeBlock next(CodeBlock number) {
        return CodeBlock.of("$T.next($L)", RuntimeTypes.of("Versions"), number);
    }

    /** A version that is given; null for none. */
    static CodeBlock number(WriteAction.Expectation expected, CodeBlock given) {
        return expected.holding() == WriteAction.Holding.OPTIONAL ? CodeBlock.of("$L.orElse(null)", given) : given;
    }

    /** {@code Doc stored(Doc doc)}. */
    MethodSpec stored(KeyMethods keys) {
        CodeBlock arguments = item.components().stream()
                .map(c -> c.role() == Role.VERSION
                        ? next(CodeBlock.of("$N.$N()", keys.variable(), c.name()))
                        : CodeBlock.of("$N.$N()", keys.variable(), c.name()))
                .collect(CodeBlock.joining(",$W"));
        return MethodSpec.methodBuilder(STORED)
                .addJavadoc("The record as a put stores it: with the next version.\n\n")
                .addJavadoc("@param $N the record\n@return the same with its next version\n", keys.variable())
                .addModifiers(keys.modifiers())
                .addParameter(TypeNames.of(item.type()), keys.variable())
                .returns(TypeNames.of(item.type()))
                .addStatement("return new $T($L)", TypeNames.of(item.type()), arguments)
                .build();
    }
}
