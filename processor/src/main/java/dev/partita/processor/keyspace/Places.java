package dev.partita.processor.keyspace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Places for one character each, of which some are known to hold the same. Everything that is put in can be taken back,
 * down to a mark.
 */
final class Places {

    private int[] parents = new int[64];
    private CodePoints[] sets = new CodePoints[64];
    private int count;
    private final Deque<Runnable> undo = new ArrayDeque<>();
    private final List<Inequality> inequalities = new ArrayList<>();
    private final Map<Integer, Integer> constants = new HashMap<>();

    /**
     * The character at one place is less than that at another.
     *
     * @param byOne whether they are neighbours
     */
    record Inequality(int less, int greater, boolean byOne) {}

    /** A place that holds one of those characters. */
    int add(CodePoints set) {
        if (count == parents.length) {
            parents = Arrays.copyOf(parents, 2 * count);
            sets = Arrays.copyOf(sets, 2 * count);
        }
        int place = count++;
        parents[place] = place;
        sets[place] = set;
        undo.push(() -> count--);
        return place;
    }

    /** The place of a character that always stands there; to be asked for before the first mark. */
    int constant(int codePoint) {
        return constants.computeIfAbsent(codePoint, c -> add(CodePoints.one(c)));
    }

    int mark() {
        return undo.size();
    }

    void backTo(int mark) {
        while (undo.size() > mark) {
            undo.pop().run();
        }
    }

    /** The place that stands for all that hold the same character. */
    int root(int place) {
        int root = place;
        while (parents[root] != root) {
            root = parents[root];
        }
        return root;
    }

    CodePoints set(int place) {
        return sets[root(place)];
    }

    /** Makes the places hold one character; false if they can't. */
    boolean join(int one, int other) {
        int root = root(one);
        int child = root(other);
        if (root == child) {
            return true;
        }
        if (!restrict(root, sets[child])) {
            return false;
        }
        parents[child] = root;
        undo.push(() -> parents[child] = child);
        return true;
    }

    /** Leaves a place only those characters; false if it then has none. */
    boolean restrict(int place, CodePoints to) {
        int root = root(place);
        CodePoints before = sets[root];
        CodePoints after = before.and(to);
        if (after.isEmpty()) {
            return false;
        }
        sets[root] = after;
        undo.push(() -> sets[root] = before);
        return true;
    }

    /** Demands an order; false if it plainly can't be. */
    boolean order(int less, int greater, boolean byOne) {
        if (root(less) == root(greater) || set(less).least() >= set(greater).greatest()) {
            return false;
        }
        inequalities.add(new Inequality(less, greater, byOne));
        undo.push(() -> inequalities.remove(inequalities.size() - 1));
        return true;
    }

    List<Inequality> inequalities() {
        return inequalities;
    }
}
