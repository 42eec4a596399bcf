package dev.partita.processor.cases;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** An annotation that is pasted; {@code …} stands in it for the values that the one in its place has already. */
final class PastedAnnotation {

    /** The member that tells annotations of a kind apart where several may stand. */
    private static final Map<String, String> NAMES = Map.of(
            "IndexKey", "index", "CopyKey", "name", "Unique", "value", "GlobalIndex", "name", "LocalIndex", "name");

    private final boolean keeps;
    private final ParsedSource source;
    private final AnnotationTree tree;

    PastedAnnotation(String text) {
        this.keeps = text.contains("…,") || text.contains(", …)");
        String java = text.replace("…, ", "").replace(", …)", ")") + " class X {}";
        this.source = new ParsedSource(new Source("X.java", java));
        this.tree =
                source.type("X").orElseThrow().getModifiers().getAnnotations().get(0);
    }

    /** Whether the annotation that stands there is the same, but for its values. */
    boolean replaces(ParsedSource other, AnnotationTree there) {
        String kind = simpleName(tree);
        Optional<String> name = Optional.ofNullable(NAMES.get(kind));
        return simpleName(there).equals(kind)
                && name.map(n -> values(source, tree).get(n))
                        .equals(name.map(n -> values(other, there).get(n)));
    }

    String alone() {
        return source.text(tree);
    }

    /** The text that takes the place of the other. */
    String over(ParsedSource other, AnnotationTree old) {
        if (!keeps) {
            return alone();
        }
        Map<String, String> values = values(other, old);
        values.putAll(values(source, tree));
        return "@" + old.getAnnotationType()
                + values.entrySet().stream()
                        .map(v -> v.getKey() + " = " + v.getValue())
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String simpleName(AnnotationTree annotation) {
        String name = annotation.getAnnotationType().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static Map<String, String> values(ParsedSource source, AnnotationTree annotation) {
        Map<String, String> values = new LinkedHashMap<>();
        for (ExpressionTree argument : annotation.getArguments()) {
            if (argument instanceof AssignmentTree assignment) {
                values.put(assignment.getVariable().toString(), source.text(assignment.getExpression()));
            } else {
                values.put("value", source.text(argument));
            }
        }
        return values;
    }
}
