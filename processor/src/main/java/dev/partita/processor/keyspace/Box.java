package dev.partita.processor.keyspace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The texts of one length that have, place by place, any of some characters. Never empty at a place. */
record Box(List<CodePoints> places) {

    /** Copies the list. */
    Box {
        places = List.copyOf(places);
    }

    /** A text by itself. */
    static Box of(String text) {
        return new Box(text.codePoints().mapToObj(CodePoints::one).toList());
    }

    /** A pattern of sets, written {@code [0-9]}, and of characters that stand for themselves. */
    static Box pattern(String pattern) {
        List<CodePoints> places = new ArrayList<>();
        int at = 0;
        while (at < pattern.length()) {
            if (pattern.charAt(at) != '[') {
                places.add(CodePoints.one(pattern.charAt(at++)));
                continue;
            }
            int end = pattern.indexOf(']', at);
            places.add(set(pattern.substring(at + 1, end)));
            at = end + 1;
        }
        return new Box(places);
    }

    private static CodePoints set(String set) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < set.length(); i++) {
            if (i + 2 < set.length() && set.charAt(i + 1) == '-') {
                for (char c = set.charAt(i); c <= set.charAt(i + 2); c++) {
                    all.append(c);
                }
                i += 2;
            } else {
                all.append(set.charAt(i));
            }
        }
        return CodePoints.anyOf(all.toString());
    }

    int length() {
        return places.size();
    }

    /** The texts of this with those of another behind them. */
    Box then(Box behind) {
        List<CodePoints> all = new ArrayList<>(places);
        all.addAll(behind.places);
        return new Box(all);
    }

    String least() {
        StringBuilder text = new StringBuilder();
        places.forEach(p -> text.appendCodePoint(p.least()));
        return text.toString();
    }

    String greatest() {
        StringBuilder text = new StringBuilder();
        places.forEach(p -> text.appendCodePoint(p.greatest()));
        return text.toString();
    }

    /** How many texts there are; if very many, at least as many as fit into an int. */
    long count() {
        long count = 1;
        for (CodePoints place : places) {
            count = Math.min(count * place.size(), Integer.MAX_VALUE);
        }
        return count;
    }

    /** All texts. */
    Stream<String> texts() {
        Stream<String> texts = Stream.of("");
        for (CodePoints place : places) {
            texts = texts.flatMap(start -> place.stream().mapToObj(c -> start + Character.toString(c)));
        }
        return texts;
    }
}
