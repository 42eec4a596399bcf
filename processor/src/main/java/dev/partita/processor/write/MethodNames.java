package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.Parameter;
import java.util.List;

/** The names in one method of a repository: its parameters keep theirs, and may hide fields. */
final class MethodNames {

    private final List<String> parameters;
    private final NameAllocator locals;

    MethodNames(List<String> parameters, RepositoryClass repository) {
        this.parameters = List.copyOf(parameters);
        this.locals = repository.locals();
        parameters.forEach(locals::newName);
    }

    /** The names in a method with those parameters. */
    static MethodNames of(List<? extends Parameter> parameters, RepositoryClass repository) {
        List<String> declared = Parameter.declared(parameters).stream()
                .map(Parameter.Declared::name)
                .toList();
        return new MethodNames(declared, repository);
    }

    /** A field of the repository. */
    CodeBlock field(String name) {
        return CodeBlock.of(parameters.contains(name) ? "this.$N" : "$N", name);
    }

    /** A name for a local variable. */
    String local(String suggestion) {
        return locals.newName(suggestion);
    }
}
