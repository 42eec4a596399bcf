package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.CONDITIONS;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.function.Function;

/**
 * Writes the conditions of {@code when}. What has no value is neither true nor false, and differs from every constant.
 *
 * @param item the record
 * @param values the value that a path in the record ends at, or null
 */
record ConditionCode(Item item, Function<List<String>, CodeBlock> values) {

    private static final List<String> TRUE = List.of("true");
    private static final List<String> FALSE = List.of("false");

    /** Whether the condition doesn't hold. */
    CodeBlock fails(Condition condition) {
        List<CodeBlock> terms = condition.terms().stream().map(this::fails).toList();
        return CodeBlock.join(terms, " || ");
    }

    private CodeBlock fails(Condition.Term term) {
        Component component = item.component(term.path().get(0)).orElseThrow();
        boolean isConstant = term.path().size() == 1
                && term.test() == Condition.Test.IN
                && term.values().size() == 1
                && component.presence() == Presence.REQUIRED;
        if (isConstant && component.type() instanceof ValueType.Enumeration enumeration) {
            ClassName constants = TypeNames.raw(enumeration.javaType());
            return CodeBlock.of(
                    "$L != $T.$N", value(term), constants, term.values().get(0));
        }
        return switch (term.test()) {
            case ABSENT -> CodeBlock.of("$L != null", value(term));
            case PRESENT -> CodeBlock.of("$L == null", value(term));
            case NOT_IN -> isOneOf(term, term.values());
            case FALSE ->
                term.path().size() == 1 && component.presence() == Presence.REQUIRED
                        ? KeyTextCode.unwrapped(component.type(), value(term))
                        : CodeBlock.of("!$L", isOneOf(term, FALSE));
            case TRUE -> CodeBlock.of("!$L", isOneOf(term, TRUE));
            case IN -> CodeBlock.of("!$L", isOneOf(term, term.values()));
        };
    }

    private CodeBlock isOneOf(Condition.Term term, List<String> texts) {
        Component component = item.component(term.path().get(0)).orElseThrow();
        boolean own = term.path().size() == 1 && component.presence() == Presence.REQUIRED;
        if (own && component.type() instanceof ValueType.Enumeration enumeration) {
            return isConstant(value(term), enumeration, texts);
        }
        if (own && term.test() == Condition.Test.TRUE) {
            return KeyTextCode.unwrapped(component.type(), value(term));
        }
        List<CodeBlock> literals =
                texts.stream().map(t -> CodeBlock.of("$S", t)).toList();
        return CodeBlock.of("$T.isOneOf($L, $L)", CONDITIONS, bare(component, term), CodeBlock.join(literals, ", "));
    }

    private static CodeBlock isConstant(CodeBlock value, ValueType.Enumeration type, List<String> names) {
        ClassName constants = TypeNames.raw(type.javaType());
        List<CodeBlock> tests = names.stream()
                .map(n -> CodeBlock.of("$L == $T.$N", value, constants, n))
                .toList();
        return tests.size() == 1 ? tests.get(0) : CodeBlock.of("($L)", CodeBlock.join(tests, " || "));
    }

    /** The value without a record with one component around it. */
    private CodeBlock bare(Component component, Condition.Term term) {
        CodeBlock value = value(term);
        boolean wrapped = term.path().size() == 1 && component.type() instanceof ValueType.Single;
        if (!wrapped) {
            return value;
        }
        CodeBlock bare = KeyTextCode.unwrapped(component.type(), value);
        return component.presence() == Presence.REQUIRED ? bare : CodeBlock.of("$L == null ? null : $L", value, bare);
    }

    private CodeBlock value(Condition.Term term) {
        return values.apply(term.path());
    }
}
