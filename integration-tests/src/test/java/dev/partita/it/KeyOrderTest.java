package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.Convert;
import dev.partita.Direction;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.KeyConverter;
import dev.partita.KeyText;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.When;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 1: the order of stored keys is the order of the values, and bounds come out of the same encoder. */
class KeyOrderTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Events",
            items = {Event.class})
    interface Events {

        @AccessPattern("all events, oldest first")
        List<Event> all(String streamId);

        @AccessPattern("events of a time")
        List<Event> between(String streamId, @From("at") Instant first, @To("at") Instant last);

        @Put(when = When.ABSENT)
        void save(Event event);
    }

    @Partition("STREAM#{streamId}")
    @Sort("EVT#{at}")
    record Event(String streamId, Instant at) {}

    private Events events() {
        KeyOrderTest_EventsSchema.create(engine.client(), engine.options(Events.class));
        return new DynamoKeyOrderTest_Events(engine.client(), engine.options(Events.class));
    }

    private static final List<Event> FOUR = Stream.of(
                    "2026-03-01T07:05:28.991Z",
                    "2026-03-01T07:05:29Z",
                    "2026-03-01T07:05:29.017Z",
                    "2026-03-01T07:05:29.017000001Z")
            .map(at -> new Event("s", Instant.parse(at)))
            .toList();

    @Test
    void M01_instantsOfAnyFractionSortByTime() {
        Events events = events();
        List.of(2, 0, 3, 1).forEach(i -> events.save(FOUR.get(i)));

        assertThat(events.all("s")).isEqualTo(FOUR);
        assertThat(events.between(
                        "s", Instant.parse("2026-03-01T07:05:29Z"), Instant.parse("2026-03-01T07:05:29.500Z")))
                .isEqualTo(FOUR.subList(1, 4));
        assertThat(engine.items(Events.class))
                .extracting(item -> item.get("SK").s())
                .containsExactlyInAnyOrder(
                        "EVT#2026-03-01T07:05:28.991000000Z",
                        "EVT#2026-03-01T07:05:29.000000000Z",
                        "EVT#2026-03-01T07:05:29.017000000Z",
                        "EVT#2026-03-01T07:05:29.017000001Z");
    }

    @Test
    void M01_anInstantOutsideTheFormIsRefusedBeforeARequest() {
        Events events = events();
        assertThat(engine.sentBy(() -> {
                    for (Instant at : List.of(Instant.MIN, Instant.parse("+10000-01-01T00:00:00Z"))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> events.save(new Event("s", at)))
                                .withMessageContaining("Event.at");
                    }
                }))
                .isEmpty();
    }

    @Test
    void M05_requestsDependOnNoDefaultZoneOrLocale() {
        Events events = events();
        TimeZone zone = TimeZone.getDefault();
        Locale locale = Locale.getDefault();
        Set<List<Object>> requests = new HashSet<>();
        try {
            for (String id : List.of("UTC", "Asia/Kolkata", "America/St_Johns")) {
                for (String tag : List.of("en-US", "ar-EG", "tr-TR")) {
                    TimeZone.setDefault(TimeZone.getTimeZone(id));
                    Locale.setDefault(Locale.forLanguageTag(tag));
                    engine.log().clear();
                    assertThat(events.between("s", FOUR.get(0).at(), FOUR.get(3).at()))
                            .isEmpty();
                    requests.add(List.of(engine.log().sent()));
                }
            }
        } finally {
            TimeZone.setDefault(zone);
            Locale.setDefault(locale);
        }
        assertThat(requests)
                .containsExactly(List.of(List.of(engine.query(
                        Events.class,
                        "PK = \"STREAM#s\" AND SK BETWEEN \"EVT#2026-03-01T07:05:28.991000000Z\""
                                + " AND \"EVT#2026-03-01T07:05:29.017000001Z\""))));
    }

    @Table(
            name = "Products",
            items = {Product.class})
    @GlobalIndex(name = "GSI1")
    interface Products {

        @AccessPattern(value = "a category's products, greatest saving first", order = Direction.DESCENDING)
        List<Product> bySaving(String category);

        @AccessPattern("a product")
        Optional<Product> product(String sku);

        @Put
        void save(Product product);
    }

    @Partition("SKU#{sku}")
    @Sort("PRODUCT")
    @IndexKey(index = "GSI1", partition = "CAT#{category}", sort = "SAVE#{saving:10}#{sku}")
    record Product(String category, String sku, int saving) {}

    @Test
    void M02_paddedIntegersSortByNumberBelowZeroToo() {
        KeyOrderTest_ProductsSchema.create(engine.client(), engine.options(Products.class));
        Products products = new DynamoKeyOrderTest_Products(engine.client(), engine.options(Products.class));
        List<Integer> savings = List.of(85, 900, 2800, 0, -5, Integer.MIN_VALUE, Integer.MAX_VALUE);
        savings.forEach(saving -> products.save(new Product("c", "s" + saving, saving)));

        assertThat(products.bySaving("c"))
                .extracting(Product::saving)
                .containsExactly(Integer.MAX_VALUE, 2800, 900, 85, 0, -5, Integer.MIN_VALUE);
        assertThat(products.product("s85")).contains(new Product("c", "s85", 85));
    }

    @Test
    void M02_anUnpaddedIntegerDoesNotOrder(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Product.class})
                        interface Products {
                            @AccessPattern(value = "greatest first", order = Direction.DESCENDING, limit = 3)
                            List<Product> bySaving(String category);
                        }
                        @Partition("CAT#{category}") @Sort("SAVE#{saving}#{sku}")
                        record Product(String category, String sku, int saving) {}
                        """).compile(folder);
        assertThat(compilation.errors()).singleElement().asString().contains("saving");
    }

    @Table(
            name = "Metrics",
            items = {Metric.class})
    interface Metrics {

        @AccessPattern("a document's scores within limits")
        List<Metric> between(String docId, @From("score") double low, @To("score") double high);

        @Put
        void save(Metric metric);
    }

    @Partition("DOC#{docId}")
    @Sort("SCORE#{score}")
    record Metric(
            String docId, @Convert(OrderedDouble.class) double score) {}

    /** The bits of a double, flipped so that they sort as the numbers do. */
    @KeyText(ordered = true, width = 16)
    static final class OrderedDouble implements KeyConverter<Double> {

        @Override
        public String toKey(Double value) {
            if (Double.isNaN(value) || Double.isInfinite(value)) {
                throw new IllegalArgumentException(value + " has no place among the numbers");
            }
            long bits = Double.doubleToLongBits(value + 0.0);
            return String.format(Locale.ROOT, "%016x", bits < 0 ? ~bits : bits ^ Long.MIN_VALUE);
        }

        @Override
        public Double fromKey(String key) {
            long bits = Long.parseUnsignedLong(key, 16);
            return Double.longBitsToDouble(bits < 0 ? bits ^ Long.MIN_VALUE : ~bits);
        }
    }

    @Test
    void M03_doublesOrderByAConverterThatSaysSo() {
        KeyOrderTest_MetricsSchema.create(engine.client(), engine.options(Metrics.class));
        Metrics metrics = new DynamoKeyOrderTest_Metrics(engine.client(), engine.options(Metrics.class));
        for (double score : new double[] {-1000, -1, -0.0, 0.0, 1, 50, 275, 1000}) {
            metrics.save(new Metric("d", score));
        }
        assertThat(metrics.between("d", -1, 60)).extracting(Metric::score).containsExactly(-1.0, 0.0, 1.0, 50.0);
        assertThat(engine.sentBy(() -> {
                    for (double score : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
                        assertThatIllegalArgumentException().isThrownBy(() -> metrics.save(new Metric("d", score)));
                    }
                }))
                .isEmpty();
    }

    @Test
    void M03_doublesAreRefusedInKeys(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Metric.class})
                        interface Metrics {
                            @AccessPattern("all") List<Metric> all(String docId);
                        }
                        @Partition("DOC#{docId}") @Sort("SCORE#{score}")
                        record Metric(String docId, double score) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("score")
                .contains("BigDecimal");
        assertThat(compilation.places()).containsExactly("\"SCORE#{score}\"");
    }
}
