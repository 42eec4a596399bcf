package dev.partita.runtime;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The usual texts of one time, for conditions, which compare texts only. */
final class TimeSpellings {

    private static final int NANOS = 9;
    private static final int GROUP = 3;

    private TimeSpellings() {}

    /**
     * All of them.
     *
     * @param time the time in the form in which it is stored, with nine digits of a second's fraction, or a text without
     *     such digits
     */
    static List<AttributeValue> of(AttributeValue time) {
        String text = time.s();
        Set<String> spellings = new LinkedHashSet<>();
        spellings.add(text);
        int point = text.lastIndexOf('.');
        if (point > 0) {
            addShorter(text.substring(0, point), text.substring(point + 1), spellings);
        }
        return spellings.stream().map(AttributeValue::createS).toList();
    }

    private static void addShorter(String seconds, String behind, Set<String> spellings) {
        String zone = behind.endsWith("Z") ? "Z" : "";
        String digits = behind.substring(0, behind.length() - zone.length());
        for (int kept = NANOS - GROUP; kept >= 0; kept -= GROUP) {
            if (!digits.substring(kept).chars().allMatch(c -> c == '0')) {
                return;
            }
            spellings.add(kept == 0 ? seconds + zone : seconds + "." + digits.substring(0, kept) + zone);
        }
        if (zone.isEmpty() && seconds.endsWith(":00")) {
            spellings.add(seconds.substring(0, seconds.length() - GROUP));
        }
    }
}
