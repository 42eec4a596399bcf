package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format.Temporal;
import java.util.List;
import java.util.stream.Stream;

/** The real dates and times of the years 0000 to 9999, as boxes. */
final class TemporalBoxes {

    private static final List<Box> YEARS = boxes("[0-9][0-9][0-9][0-9]");

    private static final List<Box> LEAP_YEARS = boxes(
            "[0-9][0-9]0[48]", "[0-9][0-9][2468][048]", "[0-9][0-9][13579][26]", "[02468][048]00", "[13579][26]00");

    private static final List<Box> MONTHS = boxes("-0[1-9]", "-1[0-2]");

    private static final List<Box> DAYS = Stream.of(
                    product(boxes("-0[1-9]-", "-1[0-2]-"), boxes("0[1-9]", "1[0-9]", "2[0-8]")),
                    product(boxes("-0[13456789]-", "-1[0-2]-"), boxes("29", "30")),
                    boxes("-0[13578]-31", "-1[02]-31"))
            .flatMap(List::stream)
            .toList();

    private static final List<Box> DATES = Stream.of(product(YEARS, DAYS), product(LEAP_YEARS, boxes("-02-29")))
            .flatMap(List::stream)
            .toList();

    private static final List<Box> SECONDS = boxes("[01][0-9]:[0-5][0-9]:[0-5][0-9]", "2[0-3]:[0-5][0-9]:[0-5][0-9]");

    private TemporalBoxes() {}

    static List<Box> of(Temporal format) {
        List<Box> times = product(SECONDS, fraction(format.fractionDigits()));
        List<Box> moments = product(product(DATES, boxes("T")), times);
        return switch (format.kind()) {
            case YEAR -> YEARS;
            case YEAR_MONTH -> product(YEARS, MONTHS);
            case LOCAL_DATE -> DATES;
            case LOCAL_TIME -> times;
            case LOCAL_DATE_TIME -> moments;
            case INSTANT -> product(moments, boxes("Z"));
        };
    }

    private static List<Box> fraction(int digits) {
        return boxes(digits == 0 ? "" : "." + "[0-9]".repeat(digits));
    }

    private static List<Box> boxes(String... patterns) {
        return Stream.of(patterns).map(Box::pattern).toList();
    }

    private static List<Box> product(List<Box> first, List<Box> second) {
        return first.stream().flatMap(f -> second.stream().map(f::then)).toList();
    }
}
