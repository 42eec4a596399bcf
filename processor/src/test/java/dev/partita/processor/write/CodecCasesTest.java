package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyLimitException;
import dev.partita.runtime.TableLayout;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Faults that users of such libraries reported. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CodecCasesTest {

    private static final TableLayout LAYOUT = new TableLayout(
            "App",
            "PK",
            "SK",
            null,
            List.of(
                    new IndexLayout("GSI1", "GSI1PK", "GSI1SK"),
                    new IndexLayout("byCode", "code", null),
                    new IndexLayout("byUrl", "url", null)));

    private final UserCode code = compile();

    private static UserCode compile() {
        return UserCode.of(
                "@Partition(\"STREAM#{streamId}\") @Sort(\"EVT#{at}\") public record Event(String streamId, Instant at) {}",
                "@Partition(\"CRED#{userId}\") @Sort(\"CRED#{credId}\") public record Cred(String userId, String credId) {}",
                "@Partition(\"MAIL#{email:lower}\") @Sort(\"MAIL\") public record Mail(String email) {}",
                "@Partition(\"U#{id}\") @Sort(\"U\") @IndexKey(index = \"GSI1\", partition = \"ROLE#{role}\", sort = \"U#{id}\")"
                        + " public record U(String id, @Nullable String role) {}",
                "@Partition(\"R#{id}\") @Sort(\"R\") @IndexKey(index = \"byCode\") public record R(String id, Optional<String> code) {}",
                "@Partition(\"C#{id}\") @Sort(\"C\") public record Cust(String id, @Nullable Address a, List<Address> l, Map<String, Address> m) {}",
                "@Embedded public record Address(@Nullable String street, @Nullable String unit) {}",
                "@Partition(\"T#{id}\") @Sort(\"T\") public record Task(String id, Set<String> tags, Map<String, Set<String>> by) {}",
                "@Partition(\"X#{id}\") @Sort(\"X\") public record X(@KeyOnly String id, @Nullable String a, int n, List<String> l) {}",
                "public enum Status { OPEN { @Override public String toString() { return \"Open\"; } }, DONE }",
                "@Partition(\"J#{status}\") @Sort(\"J#{id}\") public record Job(Status status, String id, Status now, List<Status> past) {}",
                "@Partition(\"B#{id}\") @Sort(\"B\") public record Blob(String id, byte[] data) {}",
                "@Partition(\"A#{id}\") @Sort(\"ATTR#{name}#{value}\") public record Attr(String id, String name, String value) {}",
                "@Partition(\"P#{id}\") @Sort(\"P\") @IndexKey(index = \"byUrl\") public record Page(String id, String url) {}",
                "@Partition(\"O#{id}\") @Sort(\"O\") public record Odd(String id, @Attribute(\"a:b\") String a, @Attribute(\"a#b\") String b,"
                        + " @Attribute(\"a b\") String c, @Attribute(\"a.b\") String d, @Attribute(\"_x\") String e,"
                        + " @Attribute(\"1x\") String f, @Attribute(\"\\u540D\") String g, @Attribute(\"a'b\\\"$L\") String h) {}",
                "@Partition(\"S#{id}\") @Sort(\"S\") public record Strict(String id, int n) {"
                        + " public Strict { if (n < 0) { throw new IllegalStateException(\"negative\"); } } }",
                "@Partition(\"V#{id}\") @Sort(\"V\") record Varying(String id, byte... data) implements Comparable<Varying> {"
                        + " static Varying of(String id) { return new Varying(id); }"
                        + " @Override public int compareTo(Varying o) { return id.compareTo(o.id); } }",
                "public interface Outer { @Partition(\"I#{id}\") @Sort(\"I\") record Inner(String id) {} }",
                "@Partition(\"D#{id}\") @Sort(\"D\") public record Deep(String id, Map<String, List<Level>> levels, Optional<Level> one) {}",
                "@View(X.class) public record Nick(@Nullable String a) {}",
                "@Partition(\"N#{id}\") @Sort(\"N\") public record Priced(String id, BigDecimal v, Amount in) {}",
                "@Embedded public record Amount(BigDecimal v, @Nullable String unit) {}",
                "@Embedded public record Level(Status status, List<Map<String, Instant>> times) {}",
                "@Partition(\"F#{id}\") @Sort(\"F\") public record F(String id, boolean isOpen, @Nullable Boolean isPaid, String getLost, String URL, String aName) {}");
    }

    private Codec codec(String record) {
        return code.codec(record, LAYOUT);
    }

    private Map<String, AttributeValue> item(String record, @Nullable Object... components) {
        return codec(record).item(code.make(record, components));
    }

    private static AttributeValue text(String value) {
        return AttributeValue.createS(value);
    }

    private static Map<String, AttributeValue> stored(String partition, String sort) {
        return new HashMap<>(Map.of("PK", text(partition), "SK", text(sort)));
    }

    @Test
    void M01_keysOfInstantsHaveOneLength() {
        assertThat(item("Event", "s", Instant.parse("2026-03-01T07:05:29Z")))
                .containsEntry("SK", text("EVT#2026-03-01T07:05:29.000000000Z"))
                .containsEntry("at", text("2026-03-01T07:05:29.000000000Z"));
        assertThatThrownBy(() -> item("Event", "s", Instant.MIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Event.at");
    }

    @Test
    void M08_caseIsKeptUnlessTheKeyFoldsIt() {
        assertThat(item("Cred", "u", "aZ3_")).containsEntry("SK", text("CRED#aZ3_"));
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            Map<String, AttributeValue> title = item("Mail", "TITLE@x");

            assertThat(title).containsEntry("PK", text("MAIL#title@x")).containsEntry("email", text("TITLE@x"));
            assertThat(codec("Mail").read(title)).isEqualTo(code.make("Mail", "TITLE@x"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void M08_aFoldedComponentHasToFoldToItsKey() {
        Map<String, AttributeValue> other = item("Mail", "Ann@x");
        other.put("email", text("Bob@x"));

        assertThatThrownBy(() -> codec("Mail").read(other))
                .isInstanceOf(ItemReadException.class)
                .hasMessageContaining("Mail.email")
                .hasMessageContaining("ann@x")
                .hasMessageContaining("Bob@x");
    }

    @Test
    void M31_aViewOfAnItemWithoutTheAttributeIsNotNothing() {
        assertThat(codec("Nick").read(stored("X#1", "X"))).isEqualTo(code.make("Nick", new Object[] {null}));
        assertThat(codec("Nick").read(stored("Y#1", "X"))).isNull();
    }

    @Test
    void M34_anIndexKeyIsWholeOrNotThere() {
        assertThat(item("U", "1", null)).doesNotContainKeys("role", "GSI1PK", "GSI1SK");
        assertThat(item("U", "1", "admin"))
                .containsEntry("GSI1PK", text("ROLE#admin"))
                .containsEntry("GSI1SK", text("U#1"));
        assertThatThrownBy(() -> item("U", "1", ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("U.role");
    }

    @Test
    void M35_anAbsentIndexKeyIsNoNull() {
        assertThat(item("R", "1", Optional.empty())).containsOnlyKeys("PK", "SK", "id");
        assertThat(item("R", "1", Optional.of("c"))).containsEntry("code", text("c"));
        assertThat(codec("R").read(item("R", "1", Optional.empty()))).isEqualTo(code.make("R", "1", Optional.empty()));
    }

    @Test
    void M40_nullsInsideAreAbsentAtEveryDepth() {
        Object address = code.make("Address", "Street", null);
        Object cust = code.make("Cust", "1", address, List.of(address), Map.of("home", address));
        AttributeValue stored = AttributeValue.createM(Map.of("street", text("Street")));

        assertThat(codec("Cust").item(cust))
                .containsEntry("a", stored)
                .containsEntry("l", AttributeValue.createL(List.of(stored)))
                .containsEntry("m", AttributeValue.createM(Map.of("home", stored)));
        assertThat(codec("Cust").read(codec("Cust").item(cust))).isEqualTo(cust);
    }

    @Test
    void M40_aStoredNullReadsAsAbsent() {
        Map<String, AttributeValue> item = item("Cust", "1", null, List.of(), Map.of());
        item.put("a", AttributeValue.createM(Map.of("street", AttributeValue.createNul(true))));
        item.put("m", AttributeValue.createM(Map.of("none", AttributeValue.createNul(true))));
        Object empty = code.make("Address", null, null);

        assertThat(codec("Cust").read(item)).isEqualTo(code.make("Cust", "1", empty, List.of(), Map.of()));
    }

    @Test
    void M41_aRecordOfNullsIsNotNull() {
        Object empty = code.make("Address", null, null);
        Object with = code.make("Cust", "1", empty, List.of(), Map.of());
        Object without = code.make("Cust", "2", null, List.of(), Map.of());

        assertThat(codec("Cust").item(with)).containsEntry("a", AttributeValue.createM(Map.of()));
        assertThat(codec("Cust").read(codec("Cust").item(with))).isEqualTo(with);
        assertThat(codec("Cust").item(without)).doesNotContainKey("a");
        assertThat(codec("Cust").read(codec("Cust").item(without))).isEqualTo(without);
    }

    @Test
    void M42_emptySetsAreAbsentAndReadAsEmpty() {
        Map<String, AttributeValue> item = item("Task", "1", Set.of(), Map.of("none", Set.of(), "one", Set.of("a")));

        assertThat(item).doesNotContainKey("tags");
        assertThat(item)
                .containsEntry("by", AttributeValue.createM(Map.of("one", AttributeValue.createSs(List.of("a")))));
        assertThat(codec("Task").read(item)).isEqualTo(code.make("Task", "1", Set.of(), Map.of("one", Set.of("a"))));
    }

    @Test
    void M43_whatIsRequiredAndAbsentIsNamed() {
        Map<String, AttributeValue> item = stored("X#1", "X");
        item.put("l", AttributeValue.createL(List.of()));

        assertThatThrownBy(() -> codec("X").read(item))
                .isInstanceOfSatisfying(ItemReadException.class, e -> {
                    assertThat(e.component()).isEqualTo("n");
                    assertThat(e.key()).isEqualTo(stored("X#1", "X"));
                })
                .hasMessage("X.n: expected the attribute n, found nothing (item {PK=X#1, SK=X} of table App)");
        item.put("n", AttributeValue.createN("5"));
        assertThat(codec("X").read(item)).isEqualTo(code.make("X", "1", null, 5, List.of()));
    }

    @Test
    void M47_trailingZerosAreTreatedAlikeAtEveryDepth() {
        BigDecimal ten = new BigDecimal("10.00");
        Map<String, AttributeValue> item = item("Priced", "1", ten, code.make("Amount", ten, null));

        assertThat(item)
                .containsEntry("v", AttributeValue.createN("10"))
                .containsEntry("in", AttributeValue.createM(Map.of("v", AttributeValue.createN("10"))));
        assertThat(codec("Priced").read(item))
                .isEqualTo(code.make("Priced", "1", BigDecimal.TEN, code.make("Amount", BigDecimal.TEN, null)));
    }

    @Test
    void M48_enumsAreStoredByName() {
        Object open = code.constant("Status", "OPEN");
        Map<String, AttributeValue> item = item("Job", open, "1", open, List.of(open));

        assertThat(item)
                .containsEntry("PK", text("J#OPEN"))
                .containsEntry("now", text("OPEN"))
                .containsEntry("past", AttributeValue.createL(List.of(text("OPEN"))));
        assertThat(codec("Job").read(item)).isEqualTo(code.make("Job", open, "1", open, List.of(open)));
    }

    @Test
    void M50_storedBytesDoNotDependOnLaterChanges() {
        byte[] data = {1};
        Map<String, AttributeValue> item = item("Blob", "1", data);
        data[0] = 2;

        assertThat(item).containsEntry("data", AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1})));
    }

    @Test
    void M51_anUnknownConstantIsSaidToBeOne() {
        Object open = code.constant("Status", "OPEN");
        Map<String, AttributeValue> item = item("Job", open, "1", open, List.of());
        item.put("now", text("ARCHIVED_V2"));

        assertThatThrownBy(() -> codec("Job").read(item))
                .isInstanceOf(ItemReadException.class)
                .hasMessage("Job.now: expected one of OPEN, DONE, found S \"ARCHIVED_V2\""
                        + " (item {PK=J#OPEN, SK=J#1} of table App)");
    }

    @Test
    void M76_aSortKeyThatIsTooLongIsRefused() {
        assertThat(item("Attr", "1", "n", "a".repeat(1017))).containsKey("SK");
        assertThatThrownBy(() -> item("Attr", "1", "n", "a".repeat(1018)))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("Attr ATTR#{name}#{value}")
                .hasMessageContaining("1025 bytes");
        assertThatThrownBy(() -> codec("Attr").key("1", "n", "é".repeat(512))).isInstanceOf(KeyLimitException.class);
    }

    @Test
    void M77_anIndexKeyThatIsTooLongIsRefused() {
        assertThatThrownBy(() -> item("Page", "1", "u".repeat(2049)))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("Page.url in the index byUrl");
        assertThatThrownBy(() -> item("U", "1", "r".repeat(2044)))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("U ROLE#{role} in GSI1");
    }

    @Test
    void M79_attributeNamesAreTakenVerbatim() {
        Map<String, AttributeValue> item = item("Odd", "1", "a", "b", "c", "d", "e", "f", "g", "h");

        assertThat(item).containsOnlyKeys("PK", "SK", "id", "a:b", "a#b", "a b", "a.b", "_x", "1x", "名", "a'b\"$L");
        assertThat(codec("Odd").read(item)).isEqualTo(code.make("Odd", "1", "a", "b", "c", "d", "e", "f", "g", "h"));
    }

    @Test
    void M82_aConstructorThatThrowsIsTheCause() {
        Map<String, AttributeValue> item = item("Strict", "1", 1);
        item.put("n", AttributeValue.createN("-1"));

        assertThatThrownBy(() -> codec("Strict").read(item))
                .isInstanceOfSatisfying(
                        ItemReadException.class, e -> assertThat(e.component()).isEmpty())
                .hasMessageContaining("Strict: the record refuses its components")
                .hasMessageContaining("{PK=S#1, SK=S}")
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("negative");
    }

    @Test
    void M82_recordsOfEveryKindHaveCodecs() {
        Map<String, AttributeValue> varying = item("Varying", "1", new byte[] {1, 2});

        assertThat(codec("Varying").read(varying)).hasFieldOrPropertyWithValue("data", new byte[] {1, 2});
        Object inner = code.make("Outer$Inner", "1");
        Codec codec = code.codec("Outer_Inner", LAYOUT);
        assertThat(codec.read(codec.item(inner))).isEqualTo(inner);
    }

    @Test
    void M84_codecsOfOneRecordLiveInTwoClassLoaders() {
        UserCode again = compile();
        Map<String, AttributeValue> item = item("Cred", "u", "c");

        assertThat(again.codec("Cred", LAYOUT).read(item))
                .isEqualTo(again.make("Cred", "u", "c"))
                .isNotEqualTo(codec("Cred").read(item));
    }

    @Test
    void M88_nestedTypesRoundTrip() {
        Object level = code.make(
                "Level", code.constant("Status", "OPEN"), List.of(Map.of("at", Instant.parse("2026-03-01T00:00:00Z"))));
        Object deep = code.make("Deep", "1", Map.of("a", List.of(level, level)), Optional.of(level));

        assertThat(codec("Deep").read(codec("Deep").item(deep))).isEqualTo(deep);
    }

    @Test
    void M88_theWayToANestedValueIsNamed() {
        Object level = code.make("Level", code.constant("Status", "OPEN"), List.of());
        Map<String, AttributeValue> item = item("Deep", "1", Map.of("a", List.of(level)), Optional.empty());
        AttributeValue wrong = AttributeValue.createM(Map.of("status", text("NONE")));
        item.put("levels", AttributeValue.createM(Map.of("a", AttributeValue.createL(List.of(wrong)))));

        assertThatThrownBy(() -> codec("Deep").read(item))
                .hasMessageContaining("Deep.levels[a][0].status: expected one of OPEN, DONE, found S \"NONE\"");
    }

    @Test
    void M91_attributesAreNamedAsComponents() {
        assertThat(item("F", "1", true, false, "l", "u", "n"))
                .containsOnlyKeys("PK", "SK", "id", "isOpen", "isPaid", "getLost", "URL", "aName");
        assertThat(item("F", "1", true, null, "l", "u", "n")).doesNotContainKey("isPaid");
    }
}
