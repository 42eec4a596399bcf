package dev.partita.processor.read;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types that hold several values of another: arrays, and what can be iterated. */
final class SeveralValues {

    private SeveralValues() {}

    /** The type of one of them; {@code byte[]} is one value. */
    static Optional<TypeMirror> elementOf(TypeMirror type, JavaModel model) {
        if (type instanceof ArrayType array) {
            return Optional.of(array.getComponentType()).filter(t -> t.getKind() != TypeKind.BYTE);
        }
        TypeElement iterable = model.elements().getTypeElement("java.lang.Iterable");
        return type instanceof DeclaredType declared
                        && iterable != null
                        && declared.getTypeArguments().size() == 1
                        && model.types()
                                .isAssignable(
                                        model.types().erasure(type),
                                        model.types().erasure(iterable.asType()))
                ? Optional.of(declared.getTypeArguments().get(0))
                : Optional.empty();
    }
}
