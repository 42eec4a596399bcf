package dev.partita.processor.keyspace;

import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;

/** The texts that keys begin with whatever their values: most keys are told apart by them, without a search. */
final class Starts {

    private Starts() {}

    /** Whether no value of one can be one of the other. */
    static boolean differ(KeyTemplate one, KeyTemplate other) {
        return one.kind() != other.kind() || differ(of(one), of(other));
    }

    /** Whether no value of the template can be one of the expression. */
    static boolean differ(KeyExpression one, KeyTemplate other) {
        return one.kind() != other.kind() || differ(of(one), of(other));
    }

    private static String of(KeyTemplate template) {
        return !template.parts().isEmpty() && template.parts().get(0) instanceof Part.Literal literal
                ? literal.text()
                : "";
    }

    private static String of(KeyExpression expression) {
        return !expression.pieces().isEmpty() && expression.pieces().get(0) instanceof KeyExpression.Text text
                ? text.text()
                : "";
    }

    private static boolean differ(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        return !one.regionMatches(0, other, 0, shorter);
    }
}
