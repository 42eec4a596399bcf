package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Writes the methods that write. */
final class WriteMethodWriter {

    private final RepositoryClass repository;

    WriteMethodWriter(RepositoryClass repository) {
        this.repository = repository;
    }

    MethodSpec method(WriteMethod write) {
        WriteText text = new WriteText(repository.tables().keySet());
        MethodSpec.Builder method = MethodHeads.ofDeclared(write.name(), write.parameters(), GivenValues.of(write))
                .addJavadoc("$L", Javadocs.of(text.description(write), text.request(write)))
                .returns(TypeNames.of(write.javaType()));
        List<String> parameters =
                write.parameters().stream().map(Parameter.Declared::name).toList();
        MethodNames names = new MethodNames(parameters, repository);
        CodeBlock code = switch (write.form()) {
            case SINGLE -> single(write, names);
            case TRANSACTION -> transaction(write, names);
            case BATCH -> new BatchCode(repository).write(write, shape(write), names);
        };
        return method.addCode(code).build();
    }

    private CodeBlock single(WriteMethod write, MethodNames names) {
        ActionCode.Made action = new ActionCode(repository, names).of(write.action(), Optional.empty());
        CodeBlock sent =
                CodeBlock.of("$L.write($L, $L)", names.field(field(write.action())), shape(write), action.expression());
        return CodeBlock.builder()
                .add(action.statements())
                .add(result(write, sent, names))
                .build();
    }

    private CodeBlock result(WriteMethod write, CodeBlock sent, MethodNames names) {
        Item item = repository.item(write.action().item());
        CodeBlock reader = CodeBlock.of("$L::read", names.field(repository.codec(item.type(), item.codec())));
        CodeBlock.Builder code = CodeBlock.builder();
        return switch (write.returned()) {
            case NOTHING -> code.addStatement("$L.run()", sent).build();
            case PUT ->
                code.addStatement("$L.run()", sent)
                        .addStatement("return $L", stored(item, ((WriteAction.Put) write.action()).record(), names))
                        .build();
            case NEW -> code.addStatement("return $L.after($L)", sent, reader).build();
            case OLD ->
                code.addStatement("return $L.before($L).orElseThrow()", sent, reader)
                        .build();
            case OLD_IF_ANY ->
                code.addStatement("return $L.before($L)", sent, reader).build();
            case EXISTED -> code.addStatement("return $L.existed()", sent).build();
            case VERSION ->
                code.addStatement("$L.run()", sent)
                        .addStatement("return $L", new RoleCode(item).next(write.action()))
                        .build();
        };
    }

    /** The record as it is stored now, or each of a list. */
    private CodeBlock stored(Item item, String record, MethodNames names) {
        CodeBlock codec = names.field(repository.codec(item.type(), item.codec()));
        return item.version().isPresent()
                ? CodeBlock.of("$L.$L($N)", codec, RoleCode.STORED, record)
                : CodeBlock.of("$N", record);
    }

    private CodeBlock storedEach(WriteMethod write, MethodNames names) {
        WriteAction.Put put = (WriteAction.Put) write.action();
        Item item = repository.item(put.item());
        CodeBlock codec = names.field(repository.codec(item.type(), item.codec()));
        return item.version().isPresent()
                ? CodeBlock.of("$N.stream().map($L::$L).toList()", put.record(), codec, RoleCode.STORED)
                : CodeBlock.of("$N", put.record());
    }

    private CodeBlock transaction(WriteMethod write, MethodNames names) {
        String transaction = names.local("transaction");
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement(
                        "$T $N = $L.transaction($L)",
                        RepositoryTypes.TRANSACTION_WRITE,
                        transaction,
                        names.field(field(write.action())),
                        shape(write));
        for (WriteAction action : write.actions()) {
            code.add(added(write.action(), action, transaction, names));
        }
        CodeBlock token = write.token().map(t -> CodeBlock.of("$N", t)).orElse(CodeBlock.of(""));
        code.addStatement("$N.run($L)", transaction, token);
        if (write.returned() == WriteMethod.Returned.PUT) {
            code.addStatement("return $L", storedEach(write, names));
        }
        return code.build();
    }

    private CodeBlock added(WriteAction first, WriteAction action, String transaction, MethodNames names) {
        CodeBlock.Builder code = CodeBlock.builder();
        Optional<ArgumentValues.Element> element =
                action.each().map(list -> new ArgumentValues.Element(list, names.local("each")));
        element.ifPresent(e -> code.beginControlFlow("for (var $N : $N)", e.variable(), e.parameter()));
        ActionCode.Made made = new ActionCode(repository, names).of(action, element);
        code.add(made.statements());
        String field = field(action);
        if (field.equals(field(first))) {
            code.addStatement("$N.add($L)", transaction, made.expression());
        } else {
            code.addStatement("$N.add($L, $L)", transaction, names.field(field), made.expression());
        }
        element.ifPresent(e -> code.endControlFlow());
        return code.build();
    }

    /** The field with the client of the table that an action is on. */
    private String field(WriteAction action) {
        return Objects.requireNonNull(repository.tables().get(repository.table(action.item())));
    }

    private CodeBlock shape(WriteMethod write) {
        CodeBlock shape = CodeBlock.of("new $T($S)", RepositoryTypes.WRITE_SHAPE, repository.label(write.name()));
        String name = repository.isOverloaded(write.name())
                ? write.name() + write.action().item().simpleName()
                : write.name();
        return repository.shape(name, RepositoryTypes.WRITE_SHAPE, shape);
    }
}
