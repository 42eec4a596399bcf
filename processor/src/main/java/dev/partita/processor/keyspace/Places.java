package dev.partita.processor.keyspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Places for one character each, of which some are known to hold the same. Everything that is put in can be taken back,
 * down to a mark.
 */
final class Places {

    private static final int ADDED = -1;
    private static final int ORDERED = -2;
    private static final int LINKED = -3;

    private int[] parents = new int[64];
    /** How many places a root stands for, so that the way to it stays short. */
    private int[] sizes = new int[64];

    private CodePoints[] sets = new CodePoints[64];
    private int count;

    /** What was changed, latest last: a root whose set was another, a place that was a root, or one of the above. */
    private int[] changed = new int[64];

    private @Nullable CodePoints[] setsBefore = new CodePoints[64];
    private int changes;

    private final List<Inequality> inequalities = new ArrayList<>();
    private final List<FoldLinks.Link> links = new ArrayList<>();
    private final Map<Integer, Integer> constants = new HashMap<>();
    private final IdentityHashMap<CodePoints, IdentityHashMap<CodePoints, CodePoints>> intersections =
            new IdentityHashMap<>();

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
            sizes = Arrays.copyOf(sizes, 2 * count);
            sets = Arrays.copyOf(sets, 2 * count);
        }
        parents[count] = count;
        sizes[count] = 1;
        sets[count] = set;
        change(ADDED, null);
        return count++;
    }

    /** The place of a character that always stands there; to be asked for before the first mark. */
    int constant(int codePoint) {
        Integer known = constants.get(codePoint);
        if (known != null) {
            return known;
        }
        int place = add(CodePoints.one(codePoint));
        constants.put(codePoint, place);
        return place;
    }

    private void change(int what, @Nullable CodePoints before) {
        if (changes == changed.length) {
            changed = Arrays.copyOf(changed, 2 * changes);
            setsBefore = Arrays.copyOf(setsBefore, 2 * changes);
        }
        changed[changes] = what;
        setsBefore[changes++] = before;
    }

    int mark() {
        return changes;
    }

    void backTo(int mark) {
        while (changes > mark) {
            int what = changed[--changes];
            CodePoints before = setsBefore[changes];
            if (what == ADDED) {
                count--;
            } else if (what == ORDERED) {
                inequalities.remove(inequalities.size() - 1);
            } else if (what == LINKED) {
                links.remove(links.size() - 1);
            } else if (before != null) {
                sets[what] = before;
            } else {
                sizes[parents[what]] -= sizes[what];
                parents[what] = what;
            }
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
        int a = root(one);
        int b = root(other);
        if (a == b) {
            return true;
        }
        int root = sizes[a] < sizes[b] ? b : a;
        int child = root == a ? b : a;
        if (!restrict(root, sets[child])) {
            return false;
        }
        parents[child] = root;
        sizes[root] += sizes[child];
        change(child, null);
        return true;
    }

    /** Leaves a place only those characters; false if it then has none. */
    @SuppressWarnings("ReferenceEquality") // what changes nothing is the same set
    boolean restrict(int place, CodePoints to) {
        int root = root(place);
        CodePoints before = sets[root];
        CodePoints after = both(before, to);
        if (after == before) {
            return true;
        }
        if (after.isEmpty()) {
            return false;
        }
        sets[root] = after;
        change(root, before);
        return true;
    }

    /** Few sets meet again and again, and those of folded texts have a thousand ranges. */
    @SuppressWarnings("ReferenceEquality") // sets are few, and the same ones meet again
    private CodePoints both(CodePoints one, CodePoints other) {
        if (one == other || one.isOne() || other.isOne()) {
            return one.and(other);
        }
        return intersections.computeIfAbsent(one, o -> new IdentityHashMap<>()).computeIfAbsent(other, one::and);
    }

    /** Demands an order; false if it plainly can't be. */
    boolean order(int less, int greater, boolean byOne) {
        if (root(less) == root(greater) || set(less).least() >= set(greater).greatest()) {
            return false;
        }
        inequalities.add(new Inequality(less, greater, byOne));
        change(ORDERED, null);
        return true;
    }

    List<Inequality> inequalities() {
        return inequalities;
    }

    /** Demands that a place holds the fold of what another holds. */
    void link(FoldLinks.Link link) {
        links.add(link);
        change(LINKED, null);
    }

    List<FoldLinks.Link> links() {
        return links;
    }
}
