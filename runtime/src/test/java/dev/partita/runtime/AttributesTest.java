package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributesTest {

    @Test
    void M01_anInstantAlwaysHasNineFractionDigits() {
        assertThat(Attributes.instant("Event.at", Instant.parse("2026-03-01T07:05:29Z"))
                        .s())
                .isEqualTo("2026-03-01T07:05:29.000000000Z");
        assertThatThrownBy(() -> Attributes.instant("Event.at", Instant.MIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Event.at");
    }

    @Test
    void M50_laterChangesOfTheArrayAreNotStored() {
        byte[] data = {1, 2};
        AttributeValue stored = Attributes.bytes("Blob.data", data);
        data[0] = 9;

        assertThat(stored.b().asByteArray()).containsExactly(1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud83d", "a\ude00", "\ud83d\ud83d\ude00"})
    void halfOfASurrogatePairIsRefused(String text) {
        assertThatThrownBy(() -> Attributes.text("Customer.name", text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Customer.name");
    }

    @Test
    void anyOtherTextIsStored() {
        assertThat(Attributes.text("Customer.name", "").s()).isEmpty();
        assertThat(Attributes.text("Customer.name", "a😀\u0000").s()).isEqualTo("a😀\u0000");
    }

    @Test
    void documentsRoundTrip() {
        Object value = List.of("a", new BigDecimal("1.5"), true, Map.of("k", List.of()));
        AttributeValue stored = Documents.write("Doc.body", value);
        AttributeReader in =
                AttributeReader.of(new TableLayout("App", "PK", null, null, List.of()), "Doc", Map.of("body", stored));

        assertThat(Documents.read(in.at("body"))).isEqualTo(value);
        assertThatThrownBy(() -> Documents.write("Doc.body", List.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Doc.body");
    }
}
