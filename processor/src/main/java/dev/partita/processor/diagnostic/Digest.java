package dev.partita.processor.diagnostic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Keeps many findings readable: of each code the first ones stay as they are, the others become one that counts them and
 * names some of their places. No code is hidden behind another one's many findings, whatever their number; javac itself
 * prints no more than 100 errors ({@code -Xmaxerrs}).
 */
public final class Digest {

    /** So many findings of one code are read one by one. */
    private static final int MOST_OF_A_CODE = 10;

    /** So many are shown in all, as long as that leaves one of each code: others have errors to tell as well. */
    private static final int MOST = 60;

    private static final int PLACES = 5;
    private static final int LONGEST_PLACE = 60;

    private Digest() {}

    /** The findings to show, in their order. */
    public static List<Finding> of(List<Finding> findings) {
        Map<DesignError, List<Finding>> byCode = new LinkedHashMap<>();
        findings.forEach(
                f -> byCode.computeIfAbsent(f.error(), e -> new ArrayList<>()).add(f));
        int whole = whole(byCode);
        Map<Finding, Finding> shown = new LinkedHashMap<>();
        byCode.values().forEach(ofCode -> shorten(ofCode, whole, shown));
        return findings.stream()
                .filter(shown::containsKey)
                .map(shown::get)
                .distinct()
                .toList();
    }

    /** How many findings of each code are shown as they are. */
    private static int whole(Map<DesignError, List<Finding>> byCode) {
        int whole = MOST_OF_A_CODE;
        while (whole > 1 && shown(byCode, whole) > MOST) {
            whole--;
        }
        return whole;
    }

    private static int shown(Map<DesignError, List<Finding>> byCode, int whole) {
        return byCode.values().stream()
                .mapToInt(f -> Math.min(f.size(), whole + 1))
                .sum();
    }

    /** A rest of one is no shorter than the finding itself. */
    private static void shorten(List<Finding> ofCode, int whole, Map<Finding, Finding> shown) {
        int end = ofCode.size() == whole + 1 ? ofCode.size() : Math.min(ofCode.size(), whole);
        ofCode.subList(0, end).forEach(f -> shown.put(f, f));
        if (end < ofCode.size()) {
            List<Finding> rest = ofCode.subList(end, ofCode.size());
            shown.put(rest.get(0), counted(rest));
        }
    }

    private static Finding counted(List<Finding> rest) {
        Finding first = rest.get(0);
        String places = rest.stream().limit(PLACES).map(Digest::place).collect(Collectors.joining("; "));
        String more = rest.size() > PLACES ? "; and " + (rest.size() - PLACES) + " more" : "";
        return new Finding(
                first.error(),
                first.origin(),
                rest.size() + " further findings of this kind aren't shown one by one: " + places + more + ".",
                List.of());
    }

    /** What the first line begins with, which names the place. */
    private static String place(Finding finding) {
        String line = finding.text().lines().findFirst().orElse("");
        int colon = line.indexOf(": ");
        String place = colon < 0 ? line : line.substring(0, colon);
        return place.length() > LONGEST_PLACE ? place.substring(0, LONGEST_PLACE) + "…" : place;
    }
}
