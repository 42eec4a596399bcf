package dev.partita.runtime;

/** The shapes that a key condition can have. */
enum SortOperator {
    EVERYTHING("", "#p = :p"),
    NOTHING("", ""),
    EQUAL("#s = :s"),
    BEGINS_WITH("begins_with(#s, :s)"),
    BETWEEN("#s BETWEEN :s AND :t"),
    AT_LEAST("#s >= :s"),
    ABOVE("#s > :s"),
    AT_MOST("#s <= :s"),
    BELOW("#s < :s");

    private final String condition;
    private final String expression;

    SortOperator(String condition) {
        this(condition, "#p = :p AND " + condition);
    }

    SortOperator(String condition, String expression) {
        this.condition = condition;
        this.expression = expression;
    }

    /** The whole key condition; empty where nothing is sent. */
    String expression() {
        return expression;
    }

    /** The condition on the sort key, for readers, with name and values in place. */
    String describe(String sortKey, String first, String second) {
        return condition.replace("#s", sortKey).replace(":t", second).replace(":s", first);
    }
}
