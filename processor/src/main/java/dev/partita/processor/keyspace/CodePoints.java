package dev.partita.processor.keyspace;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A set of code points, as sorted ranges. It never holds halves of surrogate pairs. */
final class CodePoints {

    static final CodePoints NONE = new CodePoints(new int[0]);

    static final CodePoints ALL = new CodePoints(
            new int[] {0, Character.MIN_SURROGATE - 1, Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT});

    /** One UTF-16 unit each. */
    static final CodePoints BASIC =
            new CodePoints(new int[] {0, Character.MIN_SURROGATE - 1, Character.MAX_SURROGATE + 1, 0xFFFF});

    /** What a message shows gladly, in this order. */
    private static final int[] READABLE = {'A', 'a', '1', '0', '-', 'x'};

    /** First and last of each range. */
    private final int[] bounds;

    private CodePoints(int[] bounds) {
        this.bounds = bounds;
    }

    static CodePoints one(int codePoint) {
        return range(codePoint, codePoint);
    }

    static CodePoints range(int first, int last) {
        return new CodePoints(new int[] {first, last});
    }

    /** The characters of a text. */
    static CodePoints anyOf(String characters) {
        return characters.codePoints().mapToObj(CodePoints::one).reduce(NONE, CodePoints::or);
    }

    /** All that are not in it. */
    CodePoints complement() {
        int[] gaps = new int[bounds.length + 2];
        int end = 0;
        int next = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            if (next < bounds[i]) {
                gaps[end++] = next;
                gaps[end++] = bounds[i] - 1;
            }
            next = bounds[i + 1] + 1;
        }
        if (next <= Character.MAX_CODE_POINT) {
            gaps[end++] = next;
            gaps[end++] = Character.MAX_CODE_POINT;
        }
        return new CodePoints(Arrays.copyOf(gaps, end)).and(ALL);
    }

    boolean isEmpty() {
        return bounds.length == 0;
    }

    boolean isOne() {
        return bounds.length == 2 && bounds[0] == bounds[1];
    }

    boolean contains(int codePoint) {
        return !isEmpty() && atLeast(codePoint) == codePoint;
    }

    int least() {
        return bounds[0];
    }

    int greatest() {
        return bounds[bounds.length - 1];
    }

    /** The least that is not below, or -1. */
    int atLeast(int codePoint) {
        int low = 0;
        int high = bounds.length / 2;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (codePoint <= bounds[2 * middle + 1]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low == bounds.length / 2 ? -1 : Math.max(codePoint, bounds[2 * low]);
    }

    /** One to show in a message. */
    int sample() {
        for (int c : READABLE) {
            if (contains(c)) {
                return c;
            }
        }
        int visible = atLeast('!');
        return visible < 0 ? least() : visible;
    }

    int size() {
        int size = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            size += bounds[i + 1] - bounds[i] + 1;
        }
        return size;
    }

    IntStream stream() {
        return IntStream.range(0, bounds.length / 2)
                .flatMap(i -> IntStream.rangeClosed(bounds[2 * i], bounds[2 * i + 1]));
    }

    @SuppressWarnings("ReferenceEquality") // the same set is found faster than an equal one
    CodePoints and(CodePoints other) {
        if (this == other || isEmpty()) {
            return this;
        }
        if (isOne()) {
            return other.contains(least()) ? this : NONE;
        }
        if (other.isOne()) {
            return contains(other.least()) ? other : NONE;
        }
        return Arrays.equals(bounds, other.bounds) ? this : intersection(other);
    }

    private CodePoints intersection(CodePoints other) {
        int[] both = new int[bounds.length + other.bounds.length];
        int end = 0;
        int i = 0;
        int j = 0;
        while (i < bounds.length && j < other.bounds.length) {
            int first = Math.max(bounds[i], other.bounds[j]);
            int last = Math.min(bounds[i + 1], other.bounds[j + 1]);
            if (first <= last) {
                both[end++] = first;
                both[end++] = last;
            }
            if (bounds[i + 1] < other.bounds[j + 1]) {
                i += 2;
            } else {
                j += 2;
            }
        }
        return new CodePoints(Arrays.copyOf(both, end));
    }

    CodePoints or(CodePoints other) {
        return other.isEmpty() ? this : isEmpty() ? other : new CodePoints(merged(other));
    }

    private int[] merged(CodePoints other) {
        long[] ranges = new long[(bounds.length + other.bounds.length) / 2];
        for (int i = 0; i < ranges.length; i++) {
            int[] from = 2 * i < bounds.length ? bounds : other.bounds;
            int at = 2 * i < bounds.length ? 2 * i : 2 * i - bounds.length;
            ranges[i] = (long) from[at] << 32 | from[at + 1];
        }
        Arrays.sort(ranges);
        int[] union = new int[2 * ranges.length];
        int end = 0;
        for (long range : ranges) {
            int first = (int) (range >> 32);
            int last = (int) range;
            if (end > 0 && first <= union[end - 1] + 1) {
                union[end - 1] = Math.max(union[end - 1], last);
            } else {
                union[end++] = first;
                union[end++] = last;
            }
        }
        return Arrays.copyOf(union, end);
    }

    CodePoints without(int codePoint) {
        if (!contains(codePoint)) {
            return this;
        }
        return and(one(codePoint).complement());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CodePoints that && Arrays.equals(bounds, that.bounds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bounds);
    }

    @Override
    public String toString() {
        return Arrays.toString(bounds);
    }
}
