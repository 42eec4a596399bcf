package dev.partita.processor.read;

import dev.partita.processor.schema.JavaType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * What the generated implementation keeps of an interface that is not being compiled.
 *
 * @param methods by name and erased parameter types, as in {@code find(java.lang.String)}
 */
record RepositoryFacts(Map<String, Method> methods) {

    private static final String NULLABLE = "@Nullable ";

    /** What a class file hides of a method. */
    record Method(boolean nullable, List<String> names) {}

    static Optional<RepositoryFacts> of(TypeElement type, JavaModel model) {
        JavaType name = model.typeOf(type);
        TypeElement implementation = model.find(JavaType.of(name.packageName(), "Dynamo" + name.flatName()));
        if (implementation == null) {
            return Optional.empty();
        }
        return Mark.on(implementation, Vocabulary.REPOSITORY_OF).map(mark -> {
            Map<String, Method> methods = new HashMap<>();
            mark.texts("signatures").forEach(text -> add(text.text(), methods));
            return new RepositoryFacts(methods);
        });
    }

    Optional<Method> method(ExecutableElement method, JavaModel model) {
        String types = method.getParameters().stream()
                .map(VariableElement::asType)
                .map(t -> erased(t, model))
                .collect(Collectors.joining(", "));
        return Optional.ofNullable(methods.get(method.getSimpleName() + "(" + types + ")"));
    }

    private static String erased(TypeMirror type, JavaModel model) {
        JavaType erased = model.typeOf(model.types().erasure(type));
        return erased.canonicalName() + "[]".repeat(erased.dimensions());
    }

    private static void add(String signature, Map<String, Method> methods) {
        boolean nullable = signature.startsWith(NULLABLE);
        String text = nullable ? signature.substring(NULLABLE.length()) : signature;
        int open = text.indexOf('(');
        String inside = text.substring(open + 1, text.length() - 1);
        List<String> parameters = inside.isEmpty() ? List.of() : Arrays.asList(inside.split(", "));
        String types =
                parameters.stream().map(p -> p.substring(0, p.indexOf(' '))).collect(Collectors.joining(", "));
        List<String> names =
                parameters.stream().map(p -> p.substring(p.indexOf(' ') + 1)).toList();
        methods.put(text.substring(0, open) + "(" + types + ")", new Method(nullable, names));
    }
}
