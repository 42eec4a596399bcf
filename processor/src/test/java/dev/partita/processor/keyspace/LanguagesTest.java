package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.Format.TemporalKind;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The languages are the encoder's, text by text. */
final class LanguagesTest {

    private static final KeyTexts TEXTS = new KeyTexts('#');

    @Test
    void paddedNumbersWithTheLimitsOfTheirType() {
        for (Format format : List.of(
                new Format.Padded(1, -128, 127),
                new Format.Padded(2, -128, 127),
                new Format.Padded(3, -128, 127),
                new Format.Padded(6, -128, 127),
                new Format.Plain(-128, 127),
                new Format.Plain(-5, 1234))) {
            assertThat(all(format))
                    .as(format.toString())
                    .isEqualTo(LongStream.rangeClosed(-2000, 2000)
                            .filter(n -> n >= least(format) && n <= greatest(format))
                            .boxed()
                            .flatMap(n -> TEXTS.write(format, n).stream())
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @Test
    void realDaysOfTenThousandYears() {
        Format days = new Format.Temporal(TemporalKind.LOCAL_DATE, 0);
        Language.Bounded language = (Language.Bounded) Languages.of(days, '#');
        assertThat(language.count())
                .isEqualTo(LocalDate.of(9999, 12, 31).toEpochDay()
                        - LocalDate.of(0, 1, 1).toEpochDay()
                        + 1);
        assertThat(language.boxes())
                .allMatch(box -> TEXTS.writes(days, box.least()) && TEXTS.writes(days, box.greatest()));
    }

    @Test
    void everyTextOfABoxIsWritten() {
        for (Format format : List.of(
                new Format.Temporal(TemporalKind.LOCAL_TIME, 0),
                new Format.Temporal(TemporalKind.YEAR_MONTH, 0),
                new Format.Temporal(TemporalKind.YEAR, 0),
                new Format.Decimal(2, 1),
                new Format.Bool(),
                new Format.Padded(4, Integer.MIN_VALUE, Integer.MAX_VALUE))) {
            List<String> texts =
                    ((Language.Bounded) Languages.of(format, '#')).texts().toList();
            assertThat(texts).as(format.toString()).doesNotHaveDuplicates().allMatch(t -> TEXTS.writes(format, t));
        }
        for (Format format : List.of(
                new Format.Temporal(TemporalKind.INSTANT, 9),
                new Format.Temporal(TemporalKind.LOCAL_DATE_TIME, 3),
                new Format.Uuid(),
                new Format.Decimal(20, 18),
                new Format.Plain(Long.MIN_VALUE, Long.MAX_VALUE),
                new Format.Padded(19, Long.MIN_VALUE, Long.MAX_VALUE))) {
            assertThat(((Language.Bounded) Languages.of(format, '#')).boxes())
                    .as(format.toString())
                    .allMatch(box -> TEXTS.writes(format, box.least()) && TEXTS.writes(format, box.greatest()));
        }
    }

    @Test
    void foldedLettersAreThoseThatStayThemselves() {
        for (Fold fold : List.of(Fold.LOWER, Fold.UPPER)) {
            CodePoints letters = Folding.fixed(fold);
            assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                            .filter(CodePoints.ALL::contains)
                            .filter(c -> letters.contains(c) != (Folding.fold(c, fold) == c)))
                    .as(fold.name())
                    .isEmpty();
        }
    }

    private static Set<String> all(Format format) {
        return ((Language.Bounded) Languages.of(format, '#')).texts().collect(Collectors.toCollection(TreeSet::new));
    }

    private static long least(Format format) {
        return format instanceof Format.Padded padded ? padded.min() : ((Format.Plain) format).min();
    }

    private static long greatest(Format format) {
        return format instanceof Format.Padded padded ? padded.max() : ((Format.Plain) format).max();
    }
}
