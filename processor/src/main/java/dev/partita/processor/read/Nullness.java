package dev.partita.processor.read;

import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Whether a type is marked as one that may lack a value. */
final class Nullness {

    private Nullness() {}

    /** Whether the element or its type carries an annotation named {@code Nullable}, whoever's it is. */
    static boolean isNullable(Element element, TypeMirror type) {
        return Stream.concat(element.getAnnotationMirrors().stream(), type.getAnnotationMirrors().stream())
                .anyMatch(Nullness::isNullable);
    }

    /** Whether the type itself carries one. */
    static boolean isNullable(TypeMirror type) {
        return type.getAnnotationMirrors().stream().anyMatch(Nullness::isNullable);
    }

    private static boolean isNullable(AnnotationMirror mirror) {
        return mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable");
    }
}
