package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The texts under which one time may be stored: what Java's own {@code toString} writes is among them. */
class TimeSpellingsTest {

    private static List<String> of(AttributeValue time) {
        return TimeSpellings.of(time).stream().map(AttributeValue::s).toList();
    }

    @Test
    void aFractionMayBeShorterWhereItEndsInZeros() {
        Instant second = Instant.parse("2026-03-01T07:05:29Z");
        assertThat(of(Attributes.instant("x", second)))
                .containsExactly(
                        "2026-03-01T07:05:29.000000000Z",
                        "2026-03-01T07:05:29.000000Z",
                        "2026-03-01T07:05:29.000Z",
                        "2026-03-01T07:05:29Z");
        assertThat(of(Attributes.instant("x", second.plusMillis(120))))
                .containsExactly(
                        "2026-03-01T07:05:29.120000000Z", "2026-03-01T07:05:29.120000Z", "2026-03-01T07:05:29.120Z");
        assertThat(of(Attributes.instant("x", second.plusNanos(1)))).containsExactly("2026-03-01T07:05:29.000000001Z");
    }

    @Test
    void javaLeavesOutASecondThatIsZero() {
        LocalDateTime minute = LocalDateTime.of(2026, 3, 1, 7, 5);
        assertThat(of(Attributes.dateTime("x", minute))).contains(minute.toString(), "2026-03-01T07:05:00");
        assertThat(of(Attributes.time("x", LocalTime.of(7, 5)))).contains("07:05", "07:05:00.000");
        assertThat(of(Attributes.time("x", LocalTime.of(7, 5, 1))))
                .contains("07:05:01")
                .doesNotContain("07:05");
    }
}
