package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Delete;
import dev.partita.KeyOf;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.BatchIncompleteException;
import dev.partita.runtime.Explanation;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.ItemTooLargeException;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.Fault;
import dev.partita.testing.FaultScript;
import dev.partita.testing.WireRequest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** Key records, and batches of puts, deletes and gets, on an engine that leaves things undone. */
class BatchTest {

    @RegisterExtension
    final Engine engine = new Engine();

    private final FaultScript faults = new FaultScript();
    private final DynamoDbClient faulty = DynamoEngine.shared().client(faults, engine.log());

    @Table(name = "Lines", items = Line.class)
    interface Lines {

        @AccessPattern("one line")
        Optional<Line> line(LineKey key);

        @AccessPattern("an order's lines")
        List<Line> lines(String orderId);

        @Put
        void save(Line line);

        @Delete
        boolean remove(LineKey key);

        @Batch
        @Put
        void importAll(List<Line> lines);

        @Batch
        @Delete
        void removeAll(List<Line> lines);

        @Batch
        @Delete
        void removeKeys(List<LineKey> keys);

        @Batch
        List<Line> linesOf(List<LineKey> keys);

        @Batch(consistent = true)
        Map<LineKey, Line> linesByKey(List<LineKey> keys);
    }

    @Partition("ORDER#{orderId:lower}")
    @Sort("ITEM#{number:4}")
    record Line(String orderId, int number, String sku) {}

    @KeyOf(Line.class)
    record LineKey(int number, String orderId) {}

    /** Its keys are numbers, which the service writes in its own way. */
    @Table(name = "Readings", items = Reading.class, partitionKey = "sensor", sortKey = "at")
    interface Readings {

        @Batch
        @Put
        void importAll(List<Reading> readings);

        @Batch
        List<Reading> all(List<ReadingKey> keys);
    }

    @Partition("{sensor}")
    @Sort("{at}")
    record Reading(int sensor, BigDecimal at, String value) {}

    @KeyOf(Reading.class)
    record ReadingKey(int sensor, BigDecimal at) {}

    private Lines lines = new DynamoBatchTest_Lines(engine.client());

    @BeforeEach
    void create() {
        BatchTest_LinesSchema.create(engine.client(), engine.options(Lines.class));
        lines = new DynamoBatchTest_Lines(faulty, engine.options(Lines.class));
        engine.log().clear();
    }

    @AfterEach
    void close() {
        faulty.close();
    }

    private static Line line(int number) {
        return new Line("A", number, "sku" + number);
    }

    private static List<Line> some(int count) {
        return IntStream.range(0, count).mapToObj(BatchTest::line).toList();
    }

    private static LineKey key(int number) {
        return new LineKey(number, "A");
    }

    private List<String> operations() {
        return engine.log().sent().stream().map(WireRequest::operation).toList();
    }

    @Test
    void aKeyRecordIsGivenInPlaceOfItsComponents() {
        lines.save(line(1));
        engine.log().clear();
        assertThat(lines.line(key(1))).contains(line(1));
        assertThat(lines.remove(key(1))).isTrue();
        assertThat(lines.remove(key(1))).isFalse();
        assertThat(engine.log().sent().get(0).key()).isEqualTo("PK = \"ORDER#a\" AND SK = \"ITEM#0001\"");
        assertThat(operations()).containsExactly("GetItem", "DeleteItem", "DeleteItem");
    }

    @Test
    void nullIsRefusedAtEachDepth() {
        assertThatNullPointerException()
                .isThrownBy(() -> lines.line(Nulls.of()))
                .withMessage("key");
        assertThatNullPointerException()
                .isThrownBy(() -> lines.line(new LineKey(1, Nulls.of())))
                .withMessage("key.orderId");
        assertThatNullPointerException()
                .isThrownBy(() -> lines.linesOf(List.of(key(1), new LineKey(1, Nulls.of()))))
                .withMessage("key.orderId");
        assertThatNullPointerException()
                .isThrownBy(() -> lines.linesOf(Nulls.of()))
                .withMessage("keys");
        assertThat(operations()).isEmpty();
    }

    @Test
    void M62_aListIsSentInAsManyRequestsAsItNeeds() {
        lines.importAll(some(51));
        assertThat(operations()).containsOnly("BatchWriteItem").hasSize(3);
        assertThat(lines.lines("A")).isEqualTo(some(51));
        engine.log().clear();
        assertThat(lines.linesOf(
                        IntStream.range(0, 101).mapToObj(BatchTest::key).toList()))
                .isEqualTo(some(51));
        assertThat(operations()).containsOnly("BatchGetItem").hasSize(2);
        lines.removeAll(some(26));
        lines.removeKeys(IntStream.range(26, 51).mapToObj(BatchTest::key).toList());
        assertThat(engine.items(Lines.class)).isEmpty();
    }

    @Test
    void M58_whatIsUndoneIsSentAgain() {
        faults.next("BatchWriteItem", Fault.unprocessed(1), Fault.unprocessed(0));
        lines.importAll(some(3));
        assertThat(operations()).hasSize(3);
        faults.next("BatchGetItem", Fault.unprocessed(1), Fault.unprocessed(0));
        assertThat(lines.linesByKey(List.of(key(2), key(7), key(0))))
                .containsExactly(Map.entry(key(2), line(2)), Map.entry(key(0), line(0)));
        assertThat(faults.left()).isZero();
    }

    @Test
    void M58_whatStaysUndoneIsThrown() {
        faults.next("BatchWriteItem", Fault.unprocessed(2));
        faults.always("BatchWriteItem", Fault.unprocessed(0));
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> lines.importAll(some(4)))
                .satisfies(e -> assertThat(e.undone(Line.class)).containsExactly(line(2), line(3)));
        assertThat(lines.lines("A")).isEqualTo(some(2));
    }

    @Test
    void aLostAnswerIsToABatchThatWasDoneAndDoingItAgainChangesNothing() {
        faults.next("BatchWriteItem", Fault.answerLost());
        lines.importAll(some(2));
        assertThat(faults.left()).isZero();
        assertThat(lines.lines("A")).isEqualTo(some(2));
        faults.next("BatchWriteItem", Fault.answerLost());
        lines.removeAll(some(1));
        assertThat(lines.lines("A")).containsExactly(line(1));
    }

    @Test
    void throttlingIsTheServicesOwnUntilSomethingIsDone() {
        faults.always("BatchWriteItem", Fault.throttled());
        assertThatExceptionOfType(ProvisionedThroughputExceededException.class)
                .isThrownBy(() -> lines.importAll(some(26)));
        faults.clear();
        faults.next("BatchWriteItem", Fault.none());
        faults.always("BatchWriteItem", Fault.throttled());
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> lines.importAll(some(26)))
                .withCauseInstanceOf(ProvisionedThroughputExceededException.class)
                .satisfies(e -> assertThat(e.undone()).containsExactly(line(25)));
    }

    @Test
    void anItemThatIsTooLargeIsNamed() {
        Line large = new Line("A", 30, "x".repeat(410_000));
        assertThatExceptionOfType(ItemTooLargeException.class)
                .isThrownBy(() -> lines.importAll(List.of(line(1), large)))
                .withMessage("Lines.importAll: element 1 has more than 400 KB: PK = ORDER#a, SK = ITEM#0030")
                .satisfies(e -> assertThat(e.record()).isEqualTo("Line"));
        List<Line> many = new ArrayList<>(some(25));
        many.add(large);
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> lines.importAll(many))
                .withCauseInstanceOf(ItemTooLargeException.class)
                .satisfies(e -> assertThat(e.undone()).containsExactly(large));
    }

    @Test
    void M59_keysThatAreOneInTheTable() {
        lines.importAll(some(1));
        engine.log().clear();
        LineKey other = new LineKey(0, "a");
        assertThat(lines.linesByKey(List.of(key(0), other, key(0)))).containsOnlyKeys(key(0), other);
        assertThat(lines.linesOf(List.of(key(0), other))).containsExactly(line(0), line(0));
        assertThat(operations()).containsExactly("BatchGetItem", "BatchGetItem");
        engine.log().clear();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lines.removeKeys(List.of(key(0), other)))
                .withMessage("Lines.removeKeys: elements 0 and 1 have one key: PK = ORDER#a, SK = ITEM#0000");
        assertThat(operations()).isEmpty();
    }

    @Test
    void anItemThatCantBeReadIsToldAsInReads() {
        engine.put(Lines.class, Map.of("PK", AttributeValue.fromS("ORDER#a"), "SK", AttributeValue.fromS("ITEM#0001")));
        assertThatExceptionOfType(ItemReadException.class).isThrownBy(() -> lines.linesOf(List.of(key(1))));
    }

    @Test
    void keysThatAreNumbersAreFoundAgain() {
        BatchTest_ReadingsSchema.create(engine.client(), engine.options(Readings.class));
        Readings readings = new DynamoBatchTest_Readings(engine.client(), engine.options(Readings.class));
        Reading first = new Reading(1, new BigDecimal("1.50"), "a");
        Reading second = new Reading(1, new BigDecimal("1E+2"), "b");
        readings.importAll(List.of(first, second));
        assertThat(readings.all(List.of(
                        new ReadingKey(1, new BigDecimal("100.0")),
                        new ReadingKey(1, new BigDecimal("1.5")),
                        new ReadingKey(2, BigDecimal.ONE))))
                .extracting(Reading::value)
                .containsExactly("b", "a");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> readings.importAll(List.of(first, new Reading(1, new BigDecimal("1.5"), "c"))));
    }

    @Test
    void explainedAsSeveralRequests() {
        assertThat(BatchTest_LinesSchema.explain())
                .filteredOn(e -> e.batchSize().isPresent())
                .extracting(Explanation::toString)
                .contains(
                        "Lines.importAll: BatchWriteItem each PK = ORDER#{orderId:lower} and SK = ITEM#{number:4}, several"
                                + " requests of up to 25 each",
                        "Lines.linesByKey: BatchGetItem PK = ORDER#{orderId:lower}, SK = ITEM#{number:4}, consistent,"
                                + " several requests of up to 100 each")
                .hasSize(5);
    }
}
