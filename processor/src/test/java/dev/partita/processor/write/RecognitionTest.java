package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.TableLayout;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items are known by their keys alone: exactly, broken, or not at all. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RecognitionTest {

    private static final TableLayout LAYOUT = new TableLayout("App", "PK", "SK", null, List.of());

    private final UserCode code = UserCode.of(
            """
            @Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}")
            @CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
            public record PlainOrder(@KeyOnly String customerId, @KeyOnly LocalDate placedOn, @KeyOnly String id, int total) {}
            """,
            "@Partition(\"{a}\") @Sort(\"{a}$\") public record Twice(String a) {}",
            "@Partition(\"M#{mail}\") @Sort(\"{mail:lower}\") public record Folded(String mail) {}",
            "@Partition(\"A#{place.country}\") @Sort(\"A\") public record At(Place place) {}",
            "@Embedded public record Place(String country, String city) {}",
            "@Partition(\"S#{sku}\") @Sort(\"{kind}{id}\") public record Stocked(Sku sku, Kind kind, String id) {}",
            "public enum Kind { X1, X20, Y }",
            "@Convert(SkuConverter.class) public record Sku(int number) {}",
            """
            public final class SkuConverter implements KeyConverter<Sku> {
                @Override public String toKey(Sku sku) { return "sku" + sku.number(); }
                @Override public Sku fromKey(String key) { return new Sku(Integer.parseInt(key.substring(3))); }
            }
            """,
            "@Partition(\"{device}\") @Sort(\"{at}\") public record Reading(Id<Long> device, BigDecimal at, int value) {}",
            "public record Id<T>(T value) {}",
            "@Partition(\"{digest}\") public record Hashed(byte[] digest, String name) {}",
            """
            @Partition("I#{item}#{in}#{key}") @Sort("{layout}#{partition}#{sort}#{partitionKey:lower}")
            public record Case(String item, String in, String key, String layout, String partition, String sort,
                    String partitionKey, @Nullable String sortKey, @Nullable String e, List<String> values,
                    @Nullable String c, Map<String, String> where) {}
            """,
            "@Partition(\"CHAR#{id}\") @Sort(\"C\") public record Character(@KeyOnly String id, int level, Object object) {}",
            "public record Object(String value) {}",
            "@Partition(\"N#{id}\") @Sort(\"N\") public record Nothing(String id, @Nullable None none) {}",
            "public enum None {}");

    private static AttributeValue text(String value) {
        return AttributeValue.createS(value);
    }

    private static Map<String, AttributeValue> stored(String partition, String sort) {
        return new HashMap<>(Map.of("PK", text(partition), "SK", text(sort)));
    }

    private Codec codec(String record) {
        return code.codec(record, LAYOUT);
    }

    @Test
    void valuesComeOutOfTheKey() {
        Map<String, AttributeValue> item = stored("CUST#42", "ORDER#2025-03-01#A17");
        item.put("total", AttributeValue.createN("35"));

        assertThat(codec("PlainOrder").read(item))
                .isEqualTo(code.make("PlainOrder", "42", LocalDate.of(2025, 3, 1), "A17", 35));
    }

    @Test
    void aCopyCarriesWhatLivesInThePrimaryKeyAlone() {
        java.lang.Object order = code.make("PlainOrder", "42", LocalDate.of(2025, 3, 1), "A17", 35);
        Map<String, AttributeValue> copy = codec("PlainOrder").attributes("byOrderItem", order);

        assertThat(codec("PlainOrder").item(order)).containsOnlyKeys("PK", "SK", "total");
        assertThat(copy).containsOnlyKeys("PK", "SK", "customerId", "placedOn", "id", "total");
        assertThat(codec("PlainOrder").call("readByOrder", copy)).isEqualTo(order);
    }

    @Test
    void aNullInAKeyIsNamed() {
        java.lang.Object order = code.make("PlainOrder", "42", null, "A17", 35);

        assertThatThrownBy(() -> codec("PlainOrder").item(order))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("PlainOrder.placedOn");
    }

    @ParameterizedTest
    @CsvSource({
        "CUST#42, ORDER#2025-02-30#A17, true",
        "CUST#42, ORDER#soon#A17, true",
        "CUST#, ORDER#2025-03-01#A17, true",
        "CUST#42, ORDER#2025-03-01#, true",
        "CUST#42, ORDER#2025-03-01, false",
        "CUST#42, ORDER#2025-03-01#A17#NOTE, false",
        "CUST#42, PROFILE, false",
        "CUST#42#7, ORDER#2025-03-01#A17, false",
        "USER#42, ORDER#2025-03-01#A17, false"
    })
    void aKeyWithTheLiteralsIsBrokenAndOneWithoutIsUnknown(String partition, String sort, boolean broken) {
        Map<String, AttributeValue> item = stored(partition, sort);

        assertThat(codec("PlainOrder").read(item)).isNull();
        java.lang.Object failure = codec("PlainOrder").call("broken", item);
        assertThat(failure != null).isEqualTo(broken);
        if (broken) {
            assertThat(failure)
                    .isInstanceOf(ItemReadException.class)
                    .asString()
                    .contains("CUST#{customerId} / ORDER#{placedOn}#{id}")
                    .contains(sort);
        }
    }

    @Test
    void whatStandsTwiceHasToBeEqual() {
        assertThat(codec("Twice").read(stored("A", "A$"))).isEqualTo(code.make("Twice", "A"));
        assertThat(codec("Twice").read(stored("A", "B$"))).isNull();
        assertThat(codec("Twice").call("broken", stored("A", "B$"))).isNotNull();
        assertThat(codec("Folded").read(stored("M#Ann", "ann"))).isEqualTo(code.make("Folded", "Ann"));
        assertThat(codec("Folded").read(stored("M#Ann", "bob"))).isNull();
        assertThat(codec("Folded").read(stored("M#Ann", "Ann"))).isNull();
    }

    @Test
    void aNestedValueHasToBeTheOneInTheKey() {
        java.lang.Object at = code.make("At", code.make("Place", "DE", "Bonn"));
        Map<String, AttributeValue> item = codec("At").item(at);

        assertThat(codec("At").read(item)).isEqualTo(at);
        item.put("PK", text("A#FR"));
        assertThatThrownBy(() -> codec("At").read(item))
                .isInstanceOf(ItemReadException.class)
                .hasMessageContaining("At.place")
                .hasMessageContaining("FR");
    }

    @Test
    void aConverterReadsOnlyWhatItWrites() {
        java.lang.Object stocked = code.make("Stocked", code.make("Sku", 7), code.constant("Kind", "X20"), "0z");
        Map<String, AttributeValue> item = codec("Stocked").item(stocked);

        assertThat(item).containsEntry("PK", text("S#sku7")).containsEntry("SK", text("X200z"));
        assertThat(codec("Stocked").read(item)).isEqualTo(stocked);
        for (String none : List.of("S#sku07", "S#x", "S#SKU7", "S#skux")) {
            item.put("PK", text(none));
            assertThat(codec("Stocked").read(item)).as(none).isNull();
            assertThat(codec("Stocked").call("broken", item)).as(none).isNotNull();
        }
        item.put("PK", text("S#sku7"));
        item.put("SK", text("Z0"));
        assertThat(codec("Stocked").read(item)).isNull();
    }

    @Test
    void nativeNumbersAreKeys() {
        TableLayout own = new TableLayout("Readings", "device", "at", null, List.of());
        java.lang.Object reading = code.make("Reading", code.make("Id", 7L), new BigDecimal("1.5"), 3);
        Codec codec = code.codec("Reading", own);
        Map<String, AttributeValue> item = codec.item(reading);

        assertThat(item)
                .containsOnlyKeys("device", "at", "value")
                .containsEntry("device", AttributeValue.createN("7"))
                .containsEntry("at", AttributeValue.createN("1.5"));
        assertThat(codec.read(item)).isEqualTo(reading);
        item.put("device", AttributeValue.createN("7.5"));
        assertThat(codec.read(item)).isNull();
        assertThat(codec.call("broken", item)).isNotNull();
        item.put("device", text("7"));
        assertThat(codec.call("broken", item)).isNull();
    }

    @Test
    void nativeBytesAreKeys() {
        TableLayout own = new TableLayout("Hashes", "digest", null, null, List.of());
        Codec codec = code.codec("Hashed", own);
        Map<String, AttributeValue> item = codec.item(code.make("Hashed", new byte[] {1, -1}, "n"));

        assertThat(item)
                .containsOnlyKeys("digest", "name")
                .containsEntry("digest", AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1, -1})));
        assertThat(codec.read(item)).hasFieldOrPropertyWithValue("digest", new byte[] {1, -1});
    }

    @Test
    void anyNameWillDo() {
        java.lang.Object named =
                code.make("Case", "a", "b", "c", "d", "e", "f", "G", "h", null, List.of("i"), "j", Map.of("k", "l"));
        java.lang.Object character = code.make("Character", "a", 1, code.make("Object", "o"));

        java.lang.Object nothing = code.make("Nothing", "a", null);

        assertThat(codec("Nothing").read(codec("Nothing").item(nothing))).isEqualTo(nothing);
        assertThat(codec("Case").read(codec("Case").item(named))).isEqualTo(named);
        assertThat(codec("Character").read(codec("Character").item(character))).isEqualTo(character);
    }
}
