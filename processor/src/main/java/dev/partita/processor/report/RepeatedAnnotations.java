package dev.partita.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.partita.processor.read.SourceMap;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Shows messages on annotations that are repeated without their container. {@code Messager} finds no place for these, as
 * the container that it looks for stands in no source; javac's trees do. Other compilers have none.
 */
final class RepeatedAnnotations {

    private final Trees trees;

    private RepeatedAnnotations(Trees trees) {
        this.trees = trees;
    }

    /** With javac's trees, if the compiler is javac and nobody has wrapped it. */
    static Optional<RepeatedAnnotations> of(ProcessingEnvironment environment) {
        try {
            return Optional.of(new RepeatedAnnotations(Trees.instance(environment)));
        } catch (IllegalArgumentException | LinkageError e) {
            return Optional.empty();
        }
    }

    /** Whether the message could be shown where it belongs. */
    boolean print(Diagnostic.Kind kind, String text, Element element, SourceMap.Repeated repeated) {
        TreePath path = trees.getPath(element);
        if (path == null || !(path.getLeaf() instanceof ClassTree type)) {
            return false;
        }
        List<? extends AnnotationTree> annotations = type.getModifiers().getAnnotations().stream()
                .filter(a -> isOf(a, path, repeated.annotation()))
                .toList();
        if (repeated.index() >= annotations.size()) {
            return false;
        }
        AnnotationTree annotation = annotations.get(repeated.index());
        Tree shown = repeated.member().flatMap(m -> value(annotation, m)).orElse(annotation);
        trees.printMessage(kind, text, shown, path.getCompilationUnit());
        return true;
    }

    private boolean isOf(AnnotationTree annotation, TreePath path, String name) {
        TreePath type = new TreePath(new TreePath(path, annotation), annotation.getAnnotationType());
        return trees.getElement(type) instanceof TypeElement element
                && element.getQualifiedName().contentEquals(name);
    }

    private static Optional<Tree> value(AnnotationTree annotation, String member) {
        for (ExpressionTree argument : annotation.getArguments()) {
            if (argument instanceof AssignmentTree assignment
                    && assignment.getVariable().toString().equals(member)) {
                return Optional.of(assignment.getExpression());
            }
        }
        return Optional.empty();
    }
}
