package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN006;
import static dev.partita.processor.diagnostic.DesignError.GEN009;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Reads the methods of one interface, with what class files hide of them. */
final class SignatureReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final TypeElement type;
    private final Findings findings;
    private final Optional<RepositoryFacts> facts;

    SignatureReader(JavaModel model, SourceMap sources, TypeElement type, Findings findings) {
        this.model = model;
        this.sources = sources;
        this.type = type;
        this.findings = findings;
        this.facts = model.isCompiled(type) ? Optional.empty() : RepositoryFacts.of(type, model);
    }

    /** The method, or nothing if no class can implement it as an access pattern or a write. */
    Optional<Signature> read(ExecutableElement method) {
        boolean inherited = !type.equals(method.getEnclosingElement());
        Site site = new Site(findings, sources.at(method), name(method, inherited));
        if (!method.getTypeParameters().isEmpty()) {
            site.report(
                    GEN006,
                    "a generic method can't be implemented: which records are wanted has to be known when it"
                            + " is compiled.",
                    Fix.of("write one method for each type"));
            return Optional.empty();
        }
        Optional<RepositoryFacts.Method> hidden =
                inherited ? Optional.empty() : facts.flatMap(f -> f.method(method, model));
        if (!inherited && !model.isCompiled(type) && hidden.isEmpty()) {
            site.report(
                    GEN009,
                    "its parameters' names are hidden in its class file, and Dynamo" + type.getSimpleName()
                            + ", which keeps them, isn't there.",
                    Fix.of("run Partita's annotation processor where " + type.getSimpleName() + " is compiled"));
            return Optional.empty();
        }
        return signature(method, inherited, hidden, site);
    }

    private Optional<Signature> signature(
            ExecutableElement method, boolean inherited, Optional<RepositoryFacts.Method> hidden, Site site) {
        ExecutableType member = (ExecutableType) model.types().asMemberOf((DeclaredType) type.asType(), method);
        boolean nullable = hidden.map(RepositoryFacts.Method::nullable)
                .orElse(Nullness.isNullable(method, method.getReturnType()));
        if (inherited && nullable) {
            site.report(
                    GEN009,
                    "an inherited method can't be @Nullable: its class file hides that from the compiler.",
                    Fix.of("return Optional, or declare the method again in " + type.getSimpleName()));
            return Optional.empty();
        }
        List<Signature.Given> parameters = new ArrayList<>();
        for (int i = 0; i < method.getParameters().size(); i++) {
            VariableElement parameter = method.getParameters().get(i);
            TypeMirror parameterType = member.getParameterTypes().get(i);
            int index = i;
            Optional<String> name = inherited
                    ? Optional.empty()
                    : hidden.map(h -> h.names().get(index))
                            .or(() -> Optional.of(parameter.getSimpleName().toString()));
            Site at =
                    new Site(findings, sources.at(parameter), site.name() + ", parameter " + name.orElse("" + (i + 1)));
            parameters.add(new Signature.Given(parameter, at, parameterType, name));
        }
        return Optional.of(new Signature(method, site, member.getReturnType(), nullable, inherited, parameters));
    }

    private String name(ExecutableElement method, boolean inherited) {
        String name = model.typeOf(type).display() + "." + method.getSimpleName();
        return inherited
                ? name + " (inherited from " + JavaModel.ownerOf(method).getSimpleName() + ")"
                : name;
    }
}
