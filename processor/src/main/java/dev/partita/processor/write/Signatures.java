package dev.partita.processor.write;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.stream.Collectors;

/** Methods in the form of {@code @RepositoryOf}: name, the parameters' erased types and names. */
final class Signatures {

    private Signatures() {}

    static String of(ReadMethod method) {
        String nullable = method.result().form() == Result.Form.NULLABLE ? "@Nullable " : "";
        return nullable + method.name() + parameters(method.parameters());
    }

    static String of(WriteMethod method) {
        if (method instanceof WriteMethod.Put put) {
            return put.name() + "(" + erased(put.item()) + " " + put.parameter() + ")";
        }
        return method instanceof WriteMethod.DeleteRecord delete
                ? delete.name() + "(" + erased(delete.item()) + " " + delete.parameter() + ")"
                : method.name() + parameters(((WriteMethod.DeleteByKey) method).parameters());
    }

    private static String parameters(List<? extends Parameter> parameters) {
        return Parameter.declared(parameters).stream()
                .map(p -> erased(p.javaType()) + " " + p.name())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String erased(JavaType type) {
        return type.canonicalName() + "[]".repeat(type.dimensions());
    }
}
