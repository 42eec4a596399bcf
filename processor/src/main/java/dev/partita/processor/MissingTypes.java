package dev.partita.processor;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.read.JavaModel;
import dev.partita.processor.schema.Origin;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types that are missing: whether the compiler will speak of one by itself, and what we say if it will not. */
final class MissingTypes {

    private MissingTypes() {}

    /** Whether nothing that stands in the type's own source is missing. */
    static boolean onlyInClassFiles(TypeElement type, JavaModel model) {
        return model.isCompiled(type)
                && type.getEnclosedElements().stream()
                        .flatMap(MissingTypes::named)
                        .noneMatch(MissingTypes::isMissing)
                && type.getInterfaces().stream().noneMatch(MissingTypes::isMissing);
    }

    private static Stream<TypeMirror> named(Element member) {
        if (member instanceof ExecutableElement method) {
            return Stream.concat(
                    Stream.of(method.getReturnType()),
                    method.getParameters().stream().map(Element::asType));
        }
        return Stream.of(member.asType());
    }

    private static boolean isMissing(TypeMirror type) {
        return type.getKind() == TypeKind.ERROR
                || (type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(MissingTypes::isMissing));
    }

    /** The message about a type that a class file mentions and that is missing. */
    static Finding finding(TypeElement user, String missing, Origin origin) {
        return new Finding(
                DesignError.GEN011,
                origin,
                user.getSimpleName() + ": a class that it uses needs " + missing + ", which can't be found.",
                List.of(Fix.of("add it to the class path or module path")));
    }
}
