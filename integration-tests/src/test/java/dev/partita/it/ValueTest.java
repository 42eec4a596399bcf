package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.Embedded;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.ItemReadException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.SdkBytes;

/** Kind 8: a value is stored exactly, or refused. */
class ValueTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Amounts",
            items = {Amount.class})
    interface Amounts {

        @AccessPattern("an amount")
        Optional<Amount> amount(String id, BigDecimal value);

        @AccessPattern("all amounts")
        List<Amount> all(String id);

        @Put
        void save(Amount amount);
    }

    @Partition("A#{id}")
    @Sort("{value}")
    record Amount(String id, BigDecimal value, BigDecimal again) {}

    private Amounts amounts() {
        ValueTest_AmountsSchema.create(engine.client(), engine.options(Amounts.class));
        return new DynamoValueTest_Amounts(engine.client(), engine.options(Amounts.class));
    }

    @Test
    void M45_largeAndSmallNumbersRoundTrip() {
        Amounts amounts = amounts();
        List<BigDecimal> values = List.of(
                new BigDecimal("-9.9E+125"),
                new BigDecimal("-1E-130"),
                new BigDecimal("0"),
                new BigDecimal("1E-130"),
                new BigDecimal("12345678901234567890123456789012345678"),
                new BigDecimal("1234567895171680000000000000000000000000"),
                new BigDecimal("1E+100"),
                new BigDecimal("9.9E+125"));
        values.forEach(value -> amounts.save(new Amount("1", value, value)));
        List<Amount> stored = amounts.all("1");
        assertThat(stored)
                .extracting(Amount::value)
                .usingComparatorForType(BigDecimal::compareTo, BigDecimal.class)
                .usingElementComparator(BigDecimal::compareTo)
                .isEqualTo(values);
        assertThat(stored)
                .extracting(Amount::again)
                .usingElementComparator(BigDecimal::compareTo)
                .isEqualTo(values);
        values.forEach(value -> assertThat(amounts.amount("1", value)).isPresent());
    }

    @Test
    void M45_numbersOutsideTheServicesRangeAreRefusedBeforeARequest() {
        Amounts amounts = amounts();
        assertThat(engine.sentBy(() -> {
                    for (String value : List.of("1E+126", "1E-131", "-1E+126")) {
                        BigDecimal number = new BigDecimal(value);
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> amounts.save(new Amount("1", number, BigDecimal.ONE)))
                                .withMessageContaining("Amount.value");
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> amounts.save(new Amount("1", BigDecimal.ONE, number)))
                                .withMessageContaining("Amount.again");
                    }
                }))
                .isEmpty();
    }

    @Test
    void M46_moreThan38DigitsAreRefusedNeverRounded() {
        Amounts amounts = amounts();
        @SuppressWarnings("BigDecimalLiteralDouble")
        BigDecimal fromDouble = new BigDecimal(13.2);
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> amounts.save(new Amount("1", BigDecimal.ONE, fromDouble)))
                        .withMessageContaining("Amount.again")
                        .withMessageContaining("38")))
                .isEmpty();
    }

    @Table(
            name = "Prices",
            items = {Outer.class})
    interface Prices {

        @AccessPattern("what costs so much")
        List<Outer> at(String shop, BigDecimal price);

        @Put
        void save(Outer outer);
    }

    @Partition("SHOP#{shop}")
    @Sort("PRICE#{price:8.2}#{id}")
    record Outer(String shop, String id, BigDecimal price, Inner in) {}

    @Embedded
    record Inner(BigDecimal v, String note) {}

    @Test
    void M47_trailingZerosAreAlikeAtEveryDepthAndInKeys() {
        ValueTest_PricesSchema.create(engine.client(), engine.options(Prices.class));
        Prices prices = new DynamoValueTest_Prices(engine.client(), engine.options(Prices.class));
        prices.save(new Outer("s", "a", new BigDecimal("1.0"), new Inner(new BigDecimal("10.00"), "")));
        prices.save(new Outer("s", "b", new BigDecimal("1"), new Inner(new BigDecimal("1E1"), "")));
        List<Outer> found = prices.at("s", new BigDecimal("1.00"));
        assertThat(found).extracting(Outer::id).containsExactly("a", "b");
        assertThat(found.get(0).in().v().compareTo(BigDecimal.TEN)).isZero();
        assertThat(found.get(0).in()).isEqualTo(found.get(1).in());
        assertThat(found.get(0).price()).isEqualTo(found.get(1).price());
        assertThat(engine.items(Prices.class))
                .extracting(i -> i.get("SK").s())
                .containsExactlyInAnyOrder("PRICE#00000001.00#a", "PRICE#00000001.00#b");
    }

    enum Status {
        OPEN {
            @Override
            public String toString() {
                return "Open";
            }
        },
        CLOSED
    }

    @Table(
            name = "Tickets",
            items = {Ticket.class})
    interface Tickets {

        @AccessPattern("tickets in a state")
        List<Ticket> inState(String desk, Status status);

        @Put
        void save(Ticket ticket);
    }

    @Partition("DESK#{desk}")
    @Sort("{status}#{id}")
    record Ticket(String desk, Status status, String id, List<Status> before, Map<String, Status> byDay) {}

    @Test
    void M48_enumsAreStoredByName() {
        ValueTest_TicketsSchema.create(engine.client(), engine.options(Tickets.class));
        Tickets tickets = new DynamoValueTest_Tickets(engine.client(), engine.options(Tickets.class));
        Ticket ticket =
                new Ticket("d", Status.OPEN, "1", List.of(Status.CLOSED, Status.OPEN), Map.of("mon", Status.OPEN));
        tickets.save(ticket);
        assertThat(tickets.inState("d", Status.OPEN)).containsExactly(ticket);
        assertThat(engine.items(Tickets.class).get(0))
                .containsEntry("SK", Values.s("OPEN#1"))
                .containsEntry("status", Values.s("OPEN"))
                .satisfies(i -> assertThat(i.get("before").l()).containsExactly(Values.s("CLOSED"), Values.s("OPEN")))
                .satisfies(i -> assertThat(i.get("byDay").m()).isEqualTo(item("mon", "OPEN")));
    }

    @Test
    void M51_anUnknownConstantIsATypedError() {
        ValueTest_TicketsSchema.create(engine.client(), engine.options(Tickets.class));
        Tickets tickets = new DynamoValueTest_Tickets(engine.client(), engine.options(Tickets.class));
        tickets.save(new Ticket("d", Status.OPEN, "1", List.of(), Map.of()));
        engine.plain()
                .updateItem(r -> r.tableName(engine.table(Tickets.class))
                        .key(item("PK", "DESK#d", "SK", "OPEN#1"))
                        .updateExpression("SET #b.#d = :v")
                        .expressionAttributeNames(Map.of("#b", "byDay", "#d", "tue"))
                        .expressionAttributeValues(item(":v", "ARCHIVED_V2")));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> tickets.inState("d", Status.OPEN))
                .withMessageContaining("Ticket")
                .withMessageContaining("OPEN#1")
                .withMessageContaining("byDay")
                .withMessageContaining("ARCHIVED_V2");
    }

    @Test
    void M49_typesWithoutACodecAreErrorsAtTheirComponents(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Bad.class})
                        interface Bads { @AccessPattern("one") Optional<Bad> one(String id); }
                        @SuppressWarnings("rawtypes")
                        @Partition("B#{id}")
                        record Bad(String id, Map<String, Object> a, List b, List<?> c, Set<List<String>> d,
                                Optional<Optional<String>> e, int[][] f, Date g, Map<Integer, String> h) {}
                        """).compile(folder);
        List<String> components = List.of("Bad.a", "Bad.b", "Bad.c", "Bad.d", "Bad.e", "Bad.f", "Bad.g", "Bad.h");
        assertThat(compilation.errors()).as(compilation.said()).hasSize(components.size());
        for (String component : components) {
            assertThat(compilation.errors()).anySatisfy(e -> assertThat(e).contains(component));
        }
    }

    @Table(
            name = "Blobs",
            items = {Blob.class})
    interface Blobs {

        @AccessPattern("a blob")
        Optional<Blob> blob(String id);

        @Put
        void save(Blob blob);
    }

    @Partition("BLOB#{id}")
    record Blob(String id, byte[] data, SdkBytes more) {}

    @Test
    void M50_binaryValuesShareNoState() {
        ValueTest_BlobsSchema.create(engine.client(), engine.options(Blobs.class));
        Blobs blobs = new DynamoValueTest_Blobs(engine.client(), engine.options(Blobs.class));
        byte[] data = {0, 1, (byte) 0xFF};
        blobs.save(new Blob("1", data, SdkBytes.fromByteArray(data)));
        data[0] = 9;
        Blob first = blobs.blob("1").orElseThrow();
        assertThat(first.data()).containsExactly(0, 1, 0xFF);
        assertThat(first.more().asByteArray()).containsExactly(0, 1, 0xFF);
        first.data()[1] = 7;
        assertThat(blobs.blob("1").orElseThrow().data()).containsExactly(0, 1, 0xFF);
        blobs.save(new Blob("2", new byte[0], SdkBytes.fromByteArray(new byte[0])));
        assertThat(blobs.blob("2").orElseThrow().data()).isEmpty();
    }
}
