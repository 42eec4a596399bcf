package dev.partita.processor;

import dev.partita.processor.read.JavaModel;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Whether the compiler will speak of a missing type by itself. */
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
}
