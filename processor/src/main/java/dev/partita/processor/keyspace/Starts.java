package dev.partita.processor.keyspace;

import dev.partita.processor.plan.KeyExpression;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;

/** The texts that keys begin with whatever their values: most keys are told apart by them, without a search. */
final class Starts {

    private Starts() {}

    static String of(KeyTemplate template) {
        return !template.parts().isEmpty() && template.parts().get(0) instanceof Part.Literal literal
                ? literal.text()
                : "";
    }

    static String of(KeyExpression expression) {
        return !expression.pieces().isEmpty() && expression.pieces().get(0) instanceof KeyExpression.Text text
                ? text.text()
                : "";
    }

    /** Whether no text begins with both. */
    static boolean differ(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        return !one.regionMatches(0, other, 0, shorter);
    }
}
