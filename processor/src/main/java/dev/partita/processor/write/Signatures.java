package dev.partita.processor.write;

import dev.partita.processor.schema.BatchGet;
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
        return method.name() + declared(method.parameters());
    }

    static String of(BatchGet method) {
        return method.name() + declared(List.of(method.keys()));
    }

    private static String parameters(List<? extends Parameter> parameters) {
        return declared(Parameter.declared(parameters));
    }

    private static String declared(List<Parameter.Declared> parameters) {
        return parameters.stream()
                .map(p -> erased(p.javaType()) + " " + p.name())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String erased(JavaType type) {
        return type.canonicalName() + "[]".repeat(type.dimensions());
    }
}
