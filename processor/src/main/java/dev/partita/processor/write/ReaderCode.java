package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.Source;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Wanted;
import java.util.List;

/**
 * Writes the readers that make records of items.
 *
 * @param repository the class in which they stand
 * @param names the method's names
 * @param plan the method's plan
 */
record ReaderCode(RepositoryClass repository, MethodNames names, ReadPlan plan) {

    /** A reader for all that is wanted. */
    CodeBlock all() {
        Wanted wanted = plan.method().result().wanted();
        if (wanted instanceof Wanted.View view) {
            return reference(view.javaType(), view.codec(), plan.sources().get(0));
        }
        if (wanted instanceof Wanted.Records records) {
            return of(records.javaType(), records.items());
        }
        throw new IllegalArgumentException("a collection has a reader for each part");
    }

    /** A reader for some of the records. */
    CodeBlock of(JavaType common, List<JavaType> records) {
        List<CodeBlock> readers = plan.sources().stream()
                .filter(source -> records.contains(source.item().type()))
                .map(source -> reference(source.item().type(), source.item().codec(), source))
                .toList();
        return readers.size() == 1
                ? readers.get(0)
                : CodeBlock.of(
                        "$T.<$T>firstOf($L)",
                        RepositoryTypes.ITEM_READER,
                        TypeNames.of(common),
                        CodeBlock.join(readers, ", "));
    }

    /** The tests that know what is wanted, for what is only counted. */
    CodeBlock tests() {
        return plan.sources().stream()
                .map(source -> CodeBlock.of(
                        "$L::$N",
                        names.field(repository.codec(
                                source.item().type(), source.item().codec())),
                        CodecNames.of(source.copy()).recognises()))
                .collect(CodeBlock.joining(", "));
    }

    private CodeBlock reference(JavaType record, JavaType codec, Source source) {
        String read = CodecNames.of(source.copy()).read();
        return CodeBlock.of("$L::$N", names.field(repository.codec(record, codec)), read);
    }
}
