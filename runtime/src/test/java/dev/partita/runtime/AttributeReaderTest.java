package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeReaderTest {

    private static final TableLayout LAYOUT = new TableLayout("App", "PK", "SK", null, List.of());

    private static AttributeReader reader(AttributeValue value) {
        return AttributeReader.of(LAYOUT, "Order", Map.of("PK", AttributeValue.createS("CUST#42"), "a", value));
    }

    private static AttributeReader text(String text) {
        return reader(AttributeValue.createS(text)).at("a");
    }

    private static AttributeReader number(String number) {
        return reader(AttributeValue.createN(number)).at("a");
    }

    @Test
    void aMissingAttributeIsNamedWithItsItem() {
        assertThatThrownBy(() -> reader(AttributeValue.createN("1")).at("t", "total"))
                .isInstanceOfSatisfying(ItemReadException.class, e -> {
                    assertThat(e.table()).isEqualTo("App");
                    assertThat(e.record()).isEqualTo("Order");
                    assertThat(e.component()).isEqualTo("total");
                    assertThat(e.key()).isEqualTo(Map.of("PK", AttributeValue.createS("CUST#42")));
                })
                .hasMessage("Order.total: expected the attribute t, found nothing (item {PK=CUST#42} of table App)");
    }

    @Test
    void aStoredNullIsNothing() {
        AttributeReader in = reader(AttributeValue.createNul(true));

        assertThat(in.has("a")).isFalse();
        assertThatThrownBy(() -> in.at("a")).hasMessageContaining("found nothing");
    }

    @Test
    void whatWasFoundIsSaidWithItsType() {
        assertThatThrownBy(() -> text("x").integer()).hasMessageContaining("Order.a: expected N, found S \"x\"");
        assertThatThrownBy(() -> number("3.5").integer())
                .hasMessageContaining("Order.a: expected N that is an int, found N 3.5");
        assertThatThrownBy(() -> number("1").string()).hasMessageContaining("expected S, found N 1");
        assertThatThrownBy(() -> number("1").bool()).hasMessageContaining("expected BOOL");
        assertThatThrownBy(() -> number("1").bytes()).hasMessageContaining("expected B,");
        assertThatThrownBy(() -> number("1").list()).hasMessageContaining("expected L,");
        assertThatThrownBy(() -> number("1").map()).hasMessageContaining("expected M,");
        assertThatThrownBy(() -> number("1").texts()).hasMessageContaining("expected SS,");
        assertThatThrownBy(() -> text("xy").character()).hasMessageContaining("expected S of one character");
    }

    @Test
    void theWayToANestedValueIsNamed() {
        AttributeValue line = AttributeValue.createM(Map.of("sku", AttributeValue.createN("1")));
        AttributeReader in = reader(AttributeValue.createL(List.of(line))).at("a", "lines");
        AttributeReader elements = in.list();
        elements.next();

        assertThatThrownBy(() -> elements.map().at("sku").string()).hasMessageContaining("Order.lines[0].sku: ");
    }

    @Test
    void theEntryOfAMapIsNamed() {
        AttributeReader in = reader(AttributeValue.createM(Map.of("EUR", AttributeValue.createS("x"))))
                .at("a", "prices");
        AttributeReader entries = in.entries();
        entries.nextEntry();

        assertThatThrownBy(entries::decimal).hasMessageContaining("Order.prices[EUR]: expected N, found S \"x\"");
    }

    @ParameterizedTest
    @CsvSource({"1E2, 100", "100.0, 100", "-0, 0", "2147483647, 2147483647"})
    void wholeNumbersAreReadInAnyForm(String stored, int value) {
        assertThat(number(stored).integer()).isEqualTo(value);
        assertThat(number(stored).longInteger()).isEqualTo(value);
        assertThat(number(stored).bigInteger()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "1E30", "0.5"})
    void whatIsNoIntIsNotCut(String stored) {
        assertThatThrownBy(() -> number(stored).integer()).isInstanceOf(ItemReadException.class);
    }

    @Test
    void smallerIntegersHaveTheirOwnLimits() {
        assertThat(number("-32768").shortInteger()).isEqualTo(Short.MIN_VALUE);
        assertThat(number("127").byteInteger()).isEqualTo(Byte.MAX_VALUE);
        assertThatThrownBy(() -> number("32768").shortInteger()).isInstanceOf(ItemReadException.class);
        assertThatThrownBy(() -> number("128").byteInteger()).isInstanceOf(ItemReadException.class);
        assertThatThrownBy(() -> number("1E100").floatNumber()).isInstanceOf(ItemReadException.class);
        assertThatThrownBy(() -> number("0.5").bigInteger()).isInstanceOf(ItemReadException.class);
    }

    @Test
    void decimalsAreReadWithoutTrailingZeros() {
        assertThat(number("10.00").decimal()).isEqualTo(new BigDecimal("10"));
        assertThat(number("1E2").decimal()).isEqualTo(new BigDecimal("100"));
        assertThat(number("0.10").decimal()).isEqualTo(new BigDecimal("0.1"));
    }

    @Test
    void timesAreReadInTheirOwnLayoutAndInAnyOther() {
        assertThat(text("2026-03-01T07:05:29.000000001Z").instant())
                .isEqualTo(Instant.parse("2026-03-01T07:05:29.000000001Z"));
        assertThat(text("2026-03-01T07:05:29Z").instant()).isEqualTo(Instant.parse("2026-03-01T07:05:29Z"));
        assertThat(text("+10000-01-01").date()).isEqualTo(LocalDate.of(10000, 1, 1));
        assertThat(text("10:15").time()).isEqualTo(LocalTime.of(10, 15));
        assertThat(text("2026-03-01T10:15").dateTime()).isEqualTo(LocalDateTime.of(2026, 3, 1, 10, 15));
        assertThat(text("2026-03").yearMonth()).isEqualTo(YearMonth.of(2026, 3));
        assertThat(text("2026").year()).isEqualTo(Year.of(2026));
    }

    @Test
    void whatIsNoTimeIsSaidToBeNone() {
        List<Consumer<AttributeReader>> readings = List.of(
                AttributeReader::date,
                AttributeReader::dateTime,
                AttributeReader::duration,
                AttributeReader::instant,
                AttributeReader::offsetDateTime,
                AttributeReader::time,
                AttributeReader::uuid,
                AttributeReader::year,
                AttributeReader::yearMonth,
                AttributeReader::zonedDateTime);

        for (Consumer<AttributeReader> reading : readings) {
            assertThatThrownBy(() -> reading.accept(text("2025-02-30")))
                    .isInstanceOf(ItemReadException.class)
                    .hasMessageContaining("found S \"2025-02-30\"");
        }
    }

    @Test
    void M50_bytesThatWereReadAreTheReadersOwn() {
        AttributeValue stored = AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1, 2}));
        byte[] first = reader(stored).at("a").bytes();
        first[0] = 9;

        assertThat(reader(stored).at("a").bytes()).containsExactly(1, 2);
    }

    @Test
    void theTypeAttributeHasToAgree() {
        TableLayout typed = new TableLayout("App", "PK", "SK", "type", List.of());
        Map<String, AttributeValue> item = Map.of("type", AttributeValue.createS("Invoice"));

        assertThat(AttributeReader.of(typed, "Invoice", item).ofType("Invoice")).isNotNull();
        assertThatThrownBy(() -> AttributeReader.of(typed, "Order", item).ofType("Order"))
                .isInstanceOf(ItemReadException.class)
                .hasMessageContaining("expected the type Order, found S \"Invoice\"");
        assertThatThrownBy(() -> AttributeReader.of(typed, "Order", Map.of()).ofType("Order"))
                .isInstanceOf(ItemReadException.class)
                .hasMessageContaining("Order.type");
    }
}
