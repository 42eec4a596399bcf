package dev.partita.processor.keyspace;

import java.util.HashMap;
import java.util.Map;

/** What a search found: texts, the certainty that there are none, or nothing that is certain. */
record Solution(Kind kind, Map<Unknown, String> texts) {

    enum Kind {
        FOUND,
        NONE,
        UNDECIDED
    }

    static Solution found(Map<Unknown, String> texts) {
        return new Solution(Kind.FOUND, texts);
    }

    static Solution none() {
        return new Solution(Kind.NONE, Map.of());
    }

    static Solution undecided() {
        return new Solution(Kind.UNDECIDED, Map.of());
    }

    boolean isFound() {
        return kind == Kind.FOUND;
    }

    boolean isNone() {
        return kind == Kind.NONE;
    }

    /** Both, which have no unknown in common. */
    Solution and(Solution other) {
        if (!isFound() || !other.isFound()) {
            return isNone() || other.isNone() ? none() : undecided();
        }
        Map<Unknown, String> all = new HashMap<>(texts);
        all.putAll(other.texts);
        return found(all);
    }
}
