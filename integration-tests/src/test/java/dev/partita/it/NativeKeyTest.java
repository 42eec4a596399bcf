package dev.partita.it;

import static dev.partita.it.Values.b;
import static dev.partita.it.Values.item;
import static dev.partita.it.Values.n;
import static dev.partita.it.Values.s;
import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.AccessPattern;
import dev.partita.After;
import dev.partita.Before;
import dev.partita.Delete;
import dev.partita.Direction;
import dev.partita.From;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.To;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Number and Binary keys. */
class NativeKeyTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Readings",
            items = {Reading.class},
            partitionKey = "sensor",
            sortKey = "hash")
    interface Readings {

        @AccessPattern("a reading")
        Optional<Reading> reading(int sensor, byte[] hash);

        @AccessPattern("a sensor's readings")
        List<Reading> all(int sensor);

        @AccessPattern("readings from one hash to another")
        List<Reading> between(int sensor, @From("hash") byte[] first, @To("hash") byte[] last);

        @AccessPattern("readings behind one hash and before another")
        List<Reading> inside(int sensor, @After("hash") byte[] first, @Before("hash") byte[] last);

        @AccessPattern("readings behind a hash")
        List<Reading> after(int sensor, @After("hash") byte[] first);

        @AccessPattern("readings before a hash")
        List<Reading> before(int sensor, @Before("hash") byte[] last);

        @Put
        void save(Reading reading);

        @Delete(Reading.class)
        boolean remove(int sensor, byte[] hash);
    }

    @Partition("{sensor}")
    @Sort("{hash}")
    record Reading(int sensor, byte[] hash, String note) {}

    @Test
    void nativeNumberAndBinaryKeys() {
        NativeKeyTest_ReadingsSchema.create(engine.client(), engine.options(Readings.class));
        Readings readings = new DynamoNativeKeyTest_Readings(engine.client(), engine.options(Readings.class));
        readings.save(new Reading(-7, new byte[] {(byte) 0xFF}, "last"));
        readings.save(new Reading(-7, new byte[] {0x7F, 0}, "first"));
        assertThat(engine.items(Readings.class))
                .containsExactlyInAnyOrder(
                        item("sensor", n(-7), "hash", b(0xFF), "note", s("last")),
                        item("sensor", n(-7), "hash", b(0x7F, 0), "note", s("first")));
        assertThat(readings.all(-7)).extracting(Reading::note).containsExactly("first", "last");
        assertThat(readings.reading(-7, new byte[] {(byte) 0xFF}).orElseThrow().note())
                .isEqualTo("last");
        assertThat(readings.remove(-7, new byte[] {(byte) 0xFF})).isTrue();
        assertThat(readings.all(-7)).hasSize(1);
    }

    @Test
    void binaryRangesCompareUnsignedBytes() {
        NativeKeyTest_ReadingsSchema.create(engine.client(), engine.options(Readings.class));
        Readings readings = new DynamoNativeKeyTest_Readings(engine.client(), engine.options(Readings.class));
        byte[] a = {0x7F};
        byte[] b = {0x7F, 0};
        byte[] c = {(byte) 0x80};
        byte[] d = {(byte) 0xFF, (byte) 0xFF};
        for (byte[] hash : List.of(d, c, b, a)) {
            readings.save(new Reading(1, hash, "note " + hash.length + " " + hash[0]));
        }
        List<String> all = Stream.of("note 1 127", "note 2 127", "note 1 -128", "note 2 -1")
                .toList();
        assertThat(readings.between(1, a, d)).extracting(Reading::note).isEqualTo(all);
        assertThat(readings.between(1, b, c)).extracting(Reading::note).isEqualTo(all.subList(1, 3));
        assertThat(readings.inside(1, a, d)).extracting(Reading::note).isEqualTo(all.subList(1, 3));
        assertThat(readings.inside(1, a, b)).isEmpty();
        assertThat(readings.after(1, b)).extracting(Reading::note).isEqualTo(all.subList(2, 4));
        assertThat(readings.before(1, b)).extracting(Reading::note).isEqualTo(all.subList(0, 1));
        assertThat(engine.sentBy(() -> assertThat(readings.between(1, c, b)).isEmpty()))
                .isEmpty();
    }

    @Table(
            name = "Levels",
            items = {Level.class})
    interface Levels {

        @AccessPattern("levels from one value to another")
        List<Level> between(String place, @From("value") BigDecimal low, @To("value") BigDecimal high);

        @AccessPattern("levels between two values")
        List<Level> inside(String place, @After("value") BigDecimal low, @Before("value") BigDecimal high);

        @AccessPattern(value = "levels above a value, highest first", order = Direction.DESCENDING)
        List<Level> above(String place, @After("value") BigDecimal low);

        @Put
        void save(Level level);
    }

    @Partition("PLACE#{place}")
    @Sort("{value}")
    record Level(String place, BigDecimal value) {}

    @Test
    void numberRangesCompareNumbersToTheLastDigit() {
        NativeKeyTest_LevelsSchema.create(engine.client(), engine.options(Levels.class));
        Levels levels = new DynamoNativeKeyTest_Levels(engine.client(), engine.options(Levels.class));
        List<String> values = List.of(
                "-9.9E+125",
                "-1",
                "-1E-130",
                "0",
                "1E-130",
                "1",
                "1.0000000000000000000000000000000000001",
                "10",
                "9.9E+125");
        values.forEach(value -> levels.save(new Level("p", new BigDecimal(value))));
        for (int i = 0; i < values.size(); i++) {
            for (int j = i; j < values.size(); j++) {
                BigDecimal low = new BigDecimal(values.get(i));
                BigDecimal high = new BigDecimal(values.get(j));
                assertThat(numbers(levels.between("p", low, high))).isEqualTo(numbersOf(values.subList(i, j + 1)));
                assertThat(numbers(levels.inside("p", low, high)))
                        .isEqualTo(numbersOf(values.subList(Math.min(i + 1, j), j)));
            }
        }
        assertThat(numbers(levels.above("p", new BigDecimal("1"))))
                .isEqualTo(numbersOf(List.of("9.9E+125", "10", "1.0000000000000000000000000000000000001")));
        assertThat(engine.items(Levels.class)).extracting(i -> i.get("SK").n()).doesNotHaveDuplicates();
    }

    private static List<BigDecimal> numbers(List<Level> levels) {
        return levels.stream().map(level -> level.value().stripTrailingZeros()).toList();
    }

    private static List<BigDecimal> numbersOf(List<String> values) {
        return values.stream()
                .map(value -> new BigDecimal(value).stripTrailingZeros())
                .toList();
    }
}
