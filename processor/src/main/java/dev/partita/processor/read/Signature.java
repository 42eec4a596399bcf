package dev.partita.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
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
     * A parameter.
     *
     * @param name its name, unless it is one that class files hide
     */
    record Given(VariableElement element, Site site, TypeMirror type, Optional<String> name) {}
}
