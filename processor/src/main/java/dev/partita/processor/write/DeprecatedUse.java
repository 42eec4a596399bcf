package dev.partita.processor.write;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Whether generated code may touch something deprecated: the element that it is made from, a member of it, or whatever
 * these name. The user was warned, or has silenced the warning, where it is named in the source.
 */
final class DeprecatedUse {

    /** Types that say themselves what is in them, or are none of the user's. */
    private static final List<String> FOREIGN = List.of("java.", "dev.partita.", "software.amazon.");

    private final Elements elements;
    private final Set<Element> seen = new HashSet<>();

    private DeprecatedUse(Elements elements) {
        this.elements = elements;
    }

    static boolean by(Element origin, Elements elements) {
        return new DeprecatedUse(elements).uses(origin);
    }

    private boolean uses(Element element) {
        if (!seen.add(element)) {
            return false;
        }
        return elements.isDeprecated(element)
                || element.getAnnotationMirrors().stream()
                        .flatMap(a -> a.getElementValues().values().stream())
                        .anyMatch(this::uses)
                || (element instanceof TypeElement type && usesInside(type));
    }

    private boolean usesInside(TypeElement type) {
        return type.getInterfaces().stream().anyMatch(this::uses)
                || type.getPermittedSubclasses().stream().anyMatch(this::uses)
                || type.getEnclosedElements().stream().anyMatch(this::usesMember);
    }

    private boolean usesMember(Element member) {
        if (member instanceof TypeElement) {
            return false;
        }
        return uses(member)
                || (member instanceof ExecutableElement method
                        ? uses(method.getReturnType())
                                || method.getParameters().stream().anyMatch(p -> uses(p.asType()))
                        : uses(member.asType()));
    }

    private boolean uses(AnnotationValue value) {
        if (value.getValue() instanceof List<?> values) {
            return values.stream().anyMatch(v -> uses((AnnotationValue) v));
        }
        return value.getValue() instanceof TypeMirror type && uses(type);
    }

    private boolean uses(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return uses(array.getComponentType());
        }
        return type instanceof DeclaredType declared
                && (declared.getTypeArguments().stream().anyMatch(this::uses) || usesOwn(declared.asElement()));
    }

    private boolean usesOwn(Element element) {
        String name = element.toString();
        return FOREIGN.stream().noneMatch(name::startsWith) && uses(element);
    }
}
