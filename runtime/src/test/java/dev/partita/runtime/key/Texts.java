package dev.partita.runtime.key;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Texts that go wrong easily, and their order told in another way than {@link KeyOrder} tells it. */
final class Texts {

    static final char DELIMITER = '#';

    /** Where the length of UTF-8 changes, around the surrogates, around the delimiter, at case mappings. */
    static final int[] EDGES = {
        0, 1, ' ', '!', '"', '$', '-', '0', '9', 'A', 'Z', 'a', 'b', 'k', 'z', 0x7F, 0x80, 0xDF, 0x130, 0x131, 0x1C5,
        0x264, 0x3C2, 0x7FF, 0x800, 0x1E9E, 0x212A, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10400, 0x1F600, 0x10FFFE,
        0x10FFFF
    };

    private Texts() {}

    static int character(Random random) {
        int character = random.nextInt(8) == 0
                ? random.nextInt(Character.MAX_CODE_POINT + 1)
                : EDGES[random.nextInt(EDGES.length)];
        return character == DELIMITER || isHalf(character) ? 'x' : character;
    }

    /** A well-formed text without delimiter. */
    static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int count = 1 + random.nextInt(5); count > 0; count--) {
            text.appendCodePoint(character(random));
        }
        return text.toString();
    }

    /** A well-formed text, with delimiters. */
    static String rest(Random random) {
        String text = text(random);
        int at = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
        return text.substring(0, at) + "#".repeat(random.nextInt(3)) + text.substring(at);
    }

    /** All texts over an alphabet that have at most so many characters, the empty one too. */
    static List<String> all(int[] alphabet, int characters) {
        List<String> all = new ArrayList<>(List.of(""));
        int from = 0;
        for (int round = 0; round < characters; round++) {
            int to = all.size();
            for (; from < to; from++) {
                for (int character : alphabet) {
                    all.add(all.get(from) + Character.toString(character));
                }
            }
        }
        return all;
    }

    static boolean isHalf(int character) {
        return character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
    }

    static boolean isWellFormed(String text) {
        return text.codePoints().noneMatch(Texts::isHalf);
    }

    static int bytes(String wellFormed) {
        return wellFormed.getBytes(StandardCharsets.UTF_8).length;
    }

    /** The order of UTF-8 bytes. */
    static int compareBytes(String left, String right) {
        return Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }

    /** The same order, told by code points: half a surrogate pair counts as one. */
    static int compareCodePoints(String left, String right) {
        return Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray());
    }
}
