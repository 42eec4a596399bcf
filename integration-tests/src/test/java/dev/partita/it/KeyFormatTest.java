package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.From;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.testing.WireRequest;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Kind 1, what a format can hold: padded bounds, and offsets that have no order. */
class KeyFormatTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Days",
            items = {Day.class})
    interface Days {

        @AccessPattern("days from one on")
        List<Day> from(String month, @From("day") int first);

        @Put
        void save(Day day);
    }

    @Partition("MONTH#{month}")
    @Sort("DAY#{day:2}")
    record Day(String month, int day) {}

    @Test
    void M04_boundsArePaddedAsStoredKeysAre() {
        KeyFormatTest_DaysSchema.create(engine.client(), engine.options(Days.class));
        Days days = new DynamoKeyFormatTest_Days(engine.client(), engine.options(Days.class));
        List.of(8, 9, 10, 11).forEach(day -> days.save(new Day("m", day)));

        WireRequest sent = engine.oneSentBy(
                () -> assertThat(days.from("m", 9)).extracting(Day::day).containsExactly(9, 10, 11));
        assertThat(sent.key()).startsWith("PK = \"MONTH#m\" AND SK BETWEEN \"DAY#09\" AND \"DAY");
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> days.save(new Day("m", 100)))
                        .withMessageContaining("Day.day")
                        .withMessageContaining("100")))
                .isEmpty();
    }

    @Table(
            name = "Shifts",
            items = {Shift.class})
    interface Shifts {

        @AccessPattern("a shift")
        Optional<Shift> shift(String id);

        @Put
        void save(Shift shift);
    }

    @Partition("SHIFT#{id}")
    record Shift(String id, OffsetDateTime start) {}

    @Test
    void M06_anOffsetIsKeptInAnAttribute() {
        KeyFormatTest_ShiftsSchema.create(engine.client(), engine.options(Shifts.class));
        Shifts shifts = new DynamoKeyFormatTest_Shifts(engine.client(), engine.options(Shifts.class));
        Shift shift = new Shift("1", OffsetDateTime.parse("2026-05-01T10:00+02:00"));
        shifts.save(shift);
        assertThat(shifts.shift("1")).contains(shift);

        AttributeValue stored = engine.items(Shifts.class).get(0).get("start");
        assertThat(OffsetDateTime.parse(stored.s())).isEqualTo(shift.start());
        engine.put(Shifts.class, item("PK", "SHIFT#2", "id", "2", "start", "2026-05-01T08:30Z"));
        assertThat(shifts.shift("2")).contains(new Shift("2", OffsetDateTime.parse("2026-05-01T08:30Z")));
    }

    @Test
    void M06_anOffsetDateTimeIsRefusedInKeys(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Shift.class})
                        interface Shifts {
                            @AccessPattern("all") List<Shift> all(String id);
                        }
                        @Partition("X#{id}") @Sort("S#{start}") record Shift(String id, OffsetDateTime start) {}
                        """).compile(folder);
        assertThat(compilation.errors()).singleElement().asString().contains("Instant");
        assertThat(compilation.places()).containsExactly("\"S#{start}\"");
    }
}
