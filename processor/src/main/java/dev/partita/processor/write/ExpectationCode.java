package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.WriteAction;
import java.util.Optional;

/**
 * Writes statements that say to an action what is expected of the stored item.
 *
 * @param values what the write is given
 */
record ExpectationCode(ArgumentValues values) {

    CodeBlock statement(String variable, WriteAction.Expectation expected) {
        Optional<Component> version = values.item().version().filter(v -> expected.isOf(v.name()));
        if (version.isPresent()) {
            CodeBlock given = values.named(expected.value().name());
            return RoleCode.expected(variable, version.get(), RoleCode.number(expected, given));
        }
        CodeBlock path = ArgumentValues.path(expected.place());
        CodeBlock value = values.attribute(expected.value(), expected.place(), expected.holding());
        CodeBlock call = switch (expected.comparison()) {
            case EQUAL -> CodeBlock.of("expect($L, $L)", value, path);
            case MISSING -> CodeBlock.of("expectMissing($L)", path);
            case GREATER -> CodeBlock.of("expectGreater($L, $L)", value, path);
            case LESS -> CodeBlock.of("expectLess($L, $L)", value, path);
        };
        return CodeBlock.builder().addStatement("$N.$L", variable, call).build();
    }
}
