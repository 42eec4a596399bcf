package dev.partita.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A method as a member of the interface that is implemented.
 *
 * @param method the method
 * @param site how messages name it
 * @param result what it returns, type variables of super-interfaces replaced
 * @param nullable whether it may return null
 * @param inherited whether it stands in a super-interface
 */
record Signature(
        ExecutableElement method,
        Site site,
        TypeMirror result,
        boolean nullable,
        boolean inherited,
        List<Given> parameters) {

    /**
     * A parameter, or a component of a record that stands for several.
     *
     * @param element the parameter, or the component's field
     * @param name its name, unless it is one that class files hide
     */
    record Given(Element element, Site site, TypeMirror type, Optional<String> name) {}
}
