package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.CONDITIONS;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the conditions of {@code when}. What has no value is neither true nor false, and differs from every constant.
 *
 * @param codec the class in which they stand
 * @param item the record
 * @param variable the variable that holds it
 */
record ConditionCode(CodecClass codec, Item item, String variable) {

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
        return term.path().size() == 1
                ? new SlotAccess(item, variable).valueOrNull(term.path())
                : CodeBlock.of("$N($N)", codec.method(term.path(), name(term), n -> nested(n, term)), variable);
    }

    private static String name(Condition.Term term) {
        StringBuilder name = new StringBuilder("find");
        term.path().stream().map(Words::capitalised).forEach(name::append);
        return name.toString();
    }

    private MethodSpec nested(String name, Condition.Term term) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeNames.nullable(ClassName.get(Object.class)))
                .addParameter(TypeNames.of(item.type()), variable);
        Component first = item.component(term.path().get(0)).orElseThrow();
        String outer = first.name().equals(variable) ? first.name() + "Value" : first.name();
        method.addStatement("var $N = $T.orNull($N.$N())", outer, ATTRIBUTES, variable, first.name());
        CodeBlock current = KeyTextCode.unwrapped(first.type(), CodeBlock.of("$N", outer));
        int last = term.path().size() - 1;
        for (int depth = 1; depth <= last; depth++) {
            String step = term.path().get(depth);
            method.beginControlFlow("if ($N == null)", outer)
                    .addStatement("return null")
                    .endControlFlow();
            CodeBlock value = CodeBlock.of("$T.orNull($L.$N())", ATTRIBUTES, current, step);
            if (depth == last) {
                method.addStatement("return $L", value);
            } else {
                outer = step + depth;
                method.addStatement("var $N = $L", outer, value);
                current = CodeBlock.of("$N", outer);
            }
        }
        return method.build();
    }
}
