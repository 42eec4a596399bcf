package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.TableLayout;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A missing attribute of any type may have a default. */
class DefaultsTest {

    private final UserCode code = UserCode.of(
            """
            @Partition("D#{id}") @Sort("D") public record Defaults(
                    String id,
                    @Default("") String text,
                    @Default("-5") int i, @Default("-9223372036854775808") long l, @Default("-5") short s,
                    @Default("-128") byte b, @Default("true") boolean yes, @Default("'") char c,
                    @Default("1.5") float f, @Default("1E100") double d,
                    @Default("7") Integer boxedInt, @Default("7") Long boxedLong, @Default("7") Short boxedShort,
                    @Default("7") Byte boxedByte, @Default("false") Boolean no, @Default("\\\\") Character backslash,
                    @Default("1.5") Float boxedFloat, @Default("2") Double boxedDouble,
                    @Default("1.50") BigDecimal decimal, @Default("12345678901234567890") BigInteger big,
                    @Default("2026-03-01") LocalDate date, @Default("2026-03") YearMonth month, @Default("2026") Year year,
                    @Default("10:15") LocalTime time, @Default("2026-03-01T10:15") LocalDateTime dateTime,
                    @Default("2026-03-01T10:15:00Z") Instant instant, @Default("PT1H") Duration duration,
                    @Default("2026-03-01T10:15+01:00") OffsetDateTime offset,
                    @Default("2026-03-01T10:15+01:00[Europe/Berlin]") ZonedDateTime zoned,
                    @Default("123e4567-e89b-12d3-a456-426614174000") UUID uuid,
                    @Default("TWO") Kind kind, @Default("9") Count count, @Default("2026-03-01") Day day) {}
            """,
            "public enum Kind { ONE, TWO }",
            "public record Count(int value) {}",
            "public record Day(LocalDate value) {}");

    @Test
    void eachIsReadWhereTheAttributeIsMissing() {
        Codec codec = code.codec("Defaults", new TableLayout("App", "PK", "SK", null, List.of()));
        Map<String, AttributeValue> item =
                Map.of("PK", AttributeValue.createS("D#1"), "SK", AttributeValue.createS("D"));

        assertThat(codec.read(item))
                .hasToString("Defaults[id=1, text=, i=-5, l=-9223372036854775808, s=-5, b=-128, yes=true, c=', f=1.5,"
                        + " d=1.0E100, boxedInt=7, boxedLong=7, boxedShort=7, boxedByte=7, no=false, backslash=\\,"
                        + " boxedFloat=1.5, boxedDouble=2.0, decimal=1.50, big=12345678901234567890, date=2026-03-01,"
                        + " month=2026-03, year=2026, time=10:15, dateTime=2026-03-01T10:15,"
                        + " instant=2026-03-01T10:15:00Z, duration=PT1H, offset=2026-03-01T10:15+01:00,"
                        + " zoned=2026-03-01T10:15+01:00[Europe/Berlin], uuid=123e4567-e89b-12d3-a456-426614174000,"
                        + " kind=TWO, count=Count[value=9], day=Day[value=2026-03-01]]");
    }
}
