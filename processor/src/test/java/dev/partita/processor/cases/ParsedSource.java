package dev.partita.processor.cases;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A source with the places of what stands in it. */
final class ParsedSource {

    private final Source source;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    ParsedSource(Source source) {
        this.source = source;
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///" + source.name()), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source.text();
                    }
                };
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, d -> {}, List.of("-proc:none"), null, List.of(file));
        try {
            this.unit = task.parse().iterator().next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.positions = Trees.instance(task).getSourcePositions();
    }

    Source source() {
        return source;
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    String text(Tree tree) {
        return source.text().substring(start(tree), end(tree));
    }

    /** The types that stand in no other. */
    Stream<ClassTree> types() {
        return unit.getTypeDecls().stream().filter(ClassTree.class::isInstance).map(ClassTree.class::cast);
    }

    /** The type of that name, which stands in no other. */
    Optional<ClassTree> type(String name) {
        return types().filter(t -> t.getSimpleName().contentEquals(name)).findFirst();
    }

    boolean imports(String name) {
        return unit.getImports().stream()
                .map(ImportTree::getQualifiedIdentifier)
                .anyMatch(i -> i.toString().equals(name));
    }

    /** Where imports may stand. */
    int importsStart() {
        return unit.getPackage() == null ? 0 : end(unit.getPackage());
    }

    /** The source with another text between two places. */
    Source with(int start, int end, String text) {
        return new Source(
                source.name(),
                source.text().substring(0, start) + text + source.text().substring(end));
    }
}
