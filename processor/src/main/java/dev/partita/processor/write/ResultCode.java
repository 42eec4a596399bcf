package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the statements that send a read and return its result.
 *
 * @param repository the class in which they stand
 * @param names the method's names
 * @param plan the method's plan
 * @param read the read, not sent yet
 */
record ResultCode(RepositoryClass repository, MethodNames names, ReadPlan plan, CodeBlock read) {

    void addTo(MethodSpec.Builder method) {
        Result result = plan.method().result();
        if (result.wanted() instanceof Wanted.Collection collection) {
            addCollection(method, collection, result.form());
        } else {
            method.addStatement("return $L\n.$L", read, taken(result.form()));
        }
    }

    private CodeBlock taken(Form form) {
        return switch (form) {
            case ONE -> CodeBlock.of("one($L)", reader());
            case NULLABLE -> CodeBlock.of("orNull($L)", reader());
            case OPTIONAL -> CodeBlock.of("optional($L)", reader());
            case LIST -> CodeBlock.of("list($L)", reader());
            case PAGE -> CodeBlock.of("page($L, $N)", reader(), paging());
            case STREAM -> CodeBlock.of("stream($L)", reader());
            case EXISTS -> CodeBlock.of("exists($L)", tests());
            case COUNT -> CodeBlock.of("count($L)", tests());
        };
    }

    private CodeBlock reader() {
        return new ReaderCode(repository, names, plan).all();
    }

    private String paging() {
        return plan.method().parameters().stream()
                .filter(Parameter.Paging.class::isInstance)
                .map(Parameter::name)
                .findFirst()
                .orElseThrow();
    }

    private CodeBlock tests() {
        return Countability.of(repository.table(), plan)
                ? CodeBlock.of("")
                : new ReaderCode(repository, names, plan).tests();
    }

    private void addCollection(MethodSpec.Builder method, Wanted.Collection collection, Form form) {
        Map<Wanted.CollectionPart, String> locals = new LinkedHashMap<>();
        for (Wanted.CollectionPart part : collection.parts()) {
            String local = names.local(part.name());
            locals.put(part, local);
            method.addStatement(
                    "$T $N = $T.$L($S, $L)",
                    ParameterizedTypeName.get(RepositoryTypes.COLLECTION_PART, TypeNames.boxed(part.javaType())),
                    local,
                    RepositoryTypes.COLLECTION_PART,
                    part.form() == Form.LIST ? "list" : "single",
                    part.name(),
                    new ReaderCode(repository, names, plan).of(part.javaType(), part.items()));
        }
        addAnswer(method, collection, form, locals);
    }

    private void addAnswer(
            MethodSpec.Builder method,
            Wanted.Collection collection,
            Form form,
            Map<Wanted.CollectionPart, String> locals) {
        String found = names.local("found");
        CodeBlock parts =
                locals.values().stream().map(l -> CodeBlock.of("$N", l)).collect(CodeBlock.joining(", "));
        boolean isUsed = form != Form.ONE || collection.parts().stream().anyMatch(part -> part.form() == Form.ONE);
        if (isUsed) {
            method.addStatement("$T $N = $L\n.collect($L)", RepositoryTypes.COLLECTED, found, read, parts);
        } else {
            method.addStatement("$L\n.collect($L)", read, parts);
        }
        if (form != Form.ONE) {
            method.beginControlFlow("if ($N.isEmpty())", found);
            method.addStatement(
                    "return $L",
                    form == Form.OPTIONAL ? CodeBlock.of("$T.empty()", Optional.class) : CodeBlock.of("null"));
            method.endControlFlow();
        }
        CodeBlock arguments = locals.entrySet().stream()
                .map(e -> argument(e.getKey(), e.getValue(), found))
                .collect(CodeBlock.joining(", "));
        CodeBlock made = CodeBlock.of("new $T($L)", TypeNames.of(collection.javaType()), arguments);
        method.addStatement(
                "return $L", form == Form.OPTIONAL ? CodeBlock.of("$T.of($L)", Optional.class, made) : made);
    }

    private static CodeBlock argument(Wanted.CollectionPart part, String local, String found) {
        return switch (part.form()) {
            case LIST -> CodeBlock.of("$N.list()", local);
            case OPTIONAL -> CodeBlock.of("$N.optional()", local);
            case NULLABLE -> CodeBlock.of("$N.orNull()", local);
            default -> CodeBlock.of("$N.one($N)", found, local);
        };
    }
}
