package dev.partita.testing;

import java.util.ArrayList;
import java.util.List;

/**
 * An array inside a JSON text.
 *
 * @param text the text
 * @param begin where the array's first element begins
 * @param end where its bracket closes
 * @param elements its elements, as they stand there
 */
record JsonArray(String text, int begin, int end, List<String> elements) {

    /** The first array of a text; in the requests of batches and transactions it holds their items. */
    static JsonArray firstIn(String text) {
        List<String> elements = new ArrayList<>();
        int begin = -1;
        int element = -1;
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                i = endOfString(text, i);
            } else if (begin < 0) {
                begin = c == '[' ? i + 1 : begin;
                element = begin;
            } else if (depth == 0 && (c == ',' || c == ']')) {
                add(elements, text.substring(element, i));
                element = i + 1;
                if (c == ']') {
                    return new JsonArray(text, begin, i, elements);
                }
            } else {
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            }
        }
        throw new IllegalArgumentException("no array in " + text);
    }

    /** The text with some of the array's elements. */
    String with(List<String> some) {
        return text.substring(0, begin) + String.join(",", some) + text.substring(end);
    }

    private static void add(List<String> elements, String element) {
        if (!element.isBlank()) {
            elements.add(element.strip());
        }
    }

    /** Where the string that begins there ends. */
    static int endOfString(String text, int quote) {
        int i = quote + 1;
        while (text.charAt(i) != '"') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i;
    }
}
