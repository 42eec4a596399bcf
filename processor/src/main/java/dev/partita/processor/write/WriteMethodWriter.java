package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes the methods that put or delete an item, with its copies. */
final class WriteMethodWriter {

    private static final Optional<CopyKey> PRIMARY = Optional.empty();

    private final RepositoryClass repository;

    WriteMethodWriter(RepositoryClass repository) {
        this.repository = repository;
    }

    MethodSpec method(WriteMethod write) {
        WriteText text = new WriteText(repository.table());
        return head(write)
                .addJavadoc("$L", Javadocs.of(text.description(write), text.request(write)))
                .returns(TypeNames.of(write.javaType()))
                .build();
    }

    private MethodSpec.Builder head(WriteMethod write) {
        if (write instanceof WriteMethod.Put put) {
            return put(put);
        }
        return write instanceof WriteMethod.DeleteRecord delete
                ? delete(delete)
                : deleteByKey((WriteMethod.DeleteByKey) write);
    }

    private MethodSpec.Builder put(WriteMethod.Put put) {
        Item item = repository.item(put.item());
        MethodNames names = new MethodNames(List.of(put.parameter()), repository);
        CodecCalls codec = codec(names, item);
        CodeBlock record = CodeBlock.of("$N", put.parameter());
        MethodSpec.Builder method = MethodHeads.of(put.name(), put.item(), put.parameter())
                .addStatement(
                        "$L.put($L, $L, $T.$L$L)",
                        names.field("table"),
                        shape(put.name(), item),
                        codec.item(PRIMARY, record),
                        RepositoryTypes.vocabulary("When"),
                        put.when().name(),
                        copies(item, c -> codec.item(Optional.of(c), record), c -> codec.owner(c, record)));
        if (!isVoid(put.javaType())) {
            method.addStatement("return $N", put.parameter());
        }
        return method;
    }

    private MethodSpec.Builder delete(WriteMethod.DeleteRecord delete) {
        Item item = repository.item(delete.item());
        MethodNames names = new MethodNames(List.of(delete.parameter()), repository);
        CodecCalls codec = codec(names, item);
        CodeBlock record = CodeBlock.of("$N", delete.parameter());
        CodeBlock copies = copies(item, c -> codec.key(Optional.of(c), record), c -> codec.owner(c, record));
        return MethodHeads.of(delete.name(), delete.item(), delete.parameter())
                .addStatement(deleted(delete, names, item, CodeBlock.of("$L$L", codec.key(PRIMARY, record), copies)));
    }

    private MethodSpec.Builder deleteByKey(WriteMethod.DeleteByKey delete) {
        Item item = repository.item(delete.item());
        List<Parameter.Bound> parameters = delete.parameters();
        MethodNames names = MethodNames.of(parameters, repository);
        CodecCalls codec = codec(names, item);
        CodeBlock key = codec.key(PRIMARY, arguments(item.primary(), parameters));
        OwnerCode owner = new OwnerCode(repository, item, parameters);
        CodeBlock copies =
                copies(item, c -> codec.key(Optional.of(c), arguments(c.key(), parameters)), c -> owner.attributes());
        return MethodHeads.of(delete.name(), parameters)
                .addStatement(deleted(delete, names, item, CodeBlock.of("$L$L", key, copies)));
    }

    private CodeBlock deleted(WriteMethod delete, MethodNames names, Item item, CodeBlock keys) {
        boolean tells = !isVoid(delete.javaType());
        return CodeBlock.of(
                tells ? "return $L.deletePresent($L, $L)" : "$L.delete($L, $L)",
                names.field("table"),
                shape(delete.name(), item),
                keys);
    }

    private CodeBlock shape(String method, Item item) {
        CodeBlock shape = CodeBlock.of(
                "new $T($S, $S)",
                RepositoryTypes.WRITE_SHAPE,
                repository.label(method),
                item.type().simpleName());
        String name = repository.isOverloaded(method) ? method + item.type().simpleName() : method;
        return repository.shape(name, RepositoryTypes.WRITE_SHAPE, shape);
    }

    private CodecCalls codec(MethodNames names, Item item) {
        return new CodecCalls(names.field(repository.codec(item.type(), item.codec())));
    }

    private static CodeBlock copies(
            Item item, Function<CopyKey, CodeBlock> written, Function<CopyKey, CodeBlock> owner) {
        CodeBlock.Builder copies = CodeBlock.builder();
        for (CopyKey copy : item.copies()) {
            copies.add(",\nnew $T($S, $L", RepositoryTypes.COPY_ITEM, copy.name(), written.apply(copy));
            copies.add(copy.claims() ? CodeBlock.of(", $L)", owner.apply(copy)) : CodeBlock.of(")"));
        }
        return copies.build();
    }

    /** The parameters that a key needs, in the order of its placeholders. */
    private static CodeBlock arguments(Key key, List<Parameter.Bound> parameters) {
        return KeyMethods.parameters(key).stream()
                .map(slot -> argument(
                        slot,
                        parameters.stream()
                                .filter(p -> p.path().equals(slot.path()))
                                .findFirst()
                                .orElseThrow()))
                .collect(CodeBlock.joining(", "));
    }

    /** A record with one component counts as its component, so either may be given for the other. */
    private static CodeBlock argument(Part.Slot slot, Parameter.Bound parameter) {
        CodeBlock given = ArgumentCode.of(parameter.name());
        return slot.type().javaType().equals(parameter.javaType())
                ? given
                : KeyTextCode.wrapped(slot.type(), KeyTextCode.unwrapped(parameter.type(), given));
    }

    private static boolean isVoid(JavaType type) {
        return TypeNames.isPrimitive(type) && type.simpleName().equals("void");
    }
}
