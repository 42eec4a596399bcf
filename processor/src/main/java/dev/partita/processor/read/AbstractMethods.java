package dev.partita.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The methods that a class implementing an interface has to have. */
final class AbstractMethods {

    private final JavaModel model;
    private final TypeElement type;
    private final List<ExecutableElement> seen = new ArrayList<>();

    private AbstractMethods(JavaModel model, TypeElement type) {
        this.model = model;
        this.type = type;
    }

    /** Its own methods, then those it inherits, each in the order of its source; nothing that is overridden. */
    static List<ExecutableElement> of(TypeElement type, JavaModel model) {
        AbstractMethods methods = new AbstractMethods(model, type);
        methods.collect(type);
        return methods.seen.stream()
                .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT))
                .toList();
    }

    private void collect(TypeElement owner) {
        for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
            boolean instance = !method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE);
            if (instance && !isOfObject(method) && seen.stream().noneMatch(s -> isSame(s, method))) {
                seen.add(method);
            }
        }
        for (TypeMirror parent : owner.getInterfaces()) {
            TypeElement element = JavaModel.element(parent);
            if (element != null) {
                collect(element);
            }
        }
    }

    private boolean isSame(ExecutableElement one, ExecutableElement other) {
        return one.getSimpleName().equals(other.getSimpleName())
                && model.types().isSubsignature(asMember(one), asMember(other));
    }

    private ExecutableType asMember(ExecutableElement method) {
        return (ExecutableType) model.types().asMemberOf((DeclaredType) type.asType(), method);
    }

    private boolean isOfObject(ExecutableElement method) {
        TypeElement object = model.elements().getTypeElement("java.lang.Object");
        return object != null
                && ElementFilter.methodsIn(object.getEnclosedElements()).stream()
                        .filter(m -> m.getModifiers().contains(Modifier.PUBLIC))
                        .anyMatch(m -> m.getSimpleName().equals(method.getSimpleName())
                                && m.getParameters().size()
                                        == method.getParameters().size()
                                && model.elements().overrides(method, m, type));
    }
}
