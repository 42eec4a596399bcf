package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyAttributesTest {

    private static final IndexLayout BY_URL = new IndexLayout("byUrl", "url", "at");

    @Test
    void M76_aSortKeyHasAtMost1024Bytes() {
        assertThat(KeyAttributes.sort("Attr ATTR#{name}#{value}", "a".repeat(1024))
                        .s())
                .hasSize(1024);
        assertThat(KeyAttributes.sort("Attr ATTR#{name}#{value}", "é".repeat(512))
                        .s())
                .hasSize(512);
        assertThatThrownBy(() -> KeyAttributes.sort("Attr ATTR#{name}#{value}", "é".repeat(513)))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("Attr ATTR#{name}#{value}")
                .hasMessageContaining("1026 bytes")
                .hasMessageContaining("1024");
    }

    @Test
    void aPartitionKeyHasAtMost2048Bytes() {
        assertThat(KeyAttributes.partition("P {p}", "a".repeat(2048)).s()).hasSize(2048);
        assertThatThrownBy(() -> KeyAttributes.partition("P {p}", "a".repeat(2049)))
                .isInstanceOf(KeyLimitException.class);
        assertThatThrownBy(() -> KeyAttributes.partition("P.p", new byte[2049]))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("P.p");
        assertThatThrownBy(() -> KeyAttributes.sort("P.p", new byte[1025])).isInstanceOf(KeyLimitException.class);
        assertThatThrownBy(() -> KeyAttributes.sort("P.p", new byte[0])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void M77_theLimitsHoldForNativeIndexKeysToo() {
        Map<String, AttributeValue> fits = Map.of("url", AttributeValue.createS("u".repeat(2048)));
        Map<String, AttributeValue> tooLong = Map.of("url", AttributeValue.createS("u".repeat(2049)));
        Map<String, AttributeValue> tooLongSort =
                Map.of("at", AttributeValue.createB(SdkBytes.fromByteArray(new byte[1025])));

        BY_URL.checkLimits("Page", fits);
        BY_URL.checkLimits("Page", Map.of("at", AttributeValue.createN("1")));
        assertThatThrownBy(() -> BY_URL.checkLimits("Page", tooLong))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("Page.url in the index byUrl")
                .hasMessageContaining("2049");
        assertThatThrownBy(() -> BY_URL.checkLimits("Page", tooLongSort)).isInstanceOf(KeyLimitException.class);
    }

    @Test
    void anEmptyNativeIndexKeyIsRefused() {
        assertThatThrownBy(() -> BY_URL.checkLimits("Page", Map.of("url", AttributeValue.createS(""))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Page.url");
    }

    @Test
    void M77_aPartitionKeyThatSortsAnIndexHasTheSortKeysLimit() {
        TableLayout inverted = new TableLayout("App", "PK", "SK", null, List.of(new IndexLayout("GSI1", "SK", "PK")));
        Map<String, AttributeValue> item = Map.of("PK", AttributeValue.createS("p".repeat(1025)));

        assertThatThrownBy(() -> inverted.complete(item, "Page"))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageContaining("Page.PK in the index GSI1");
    }
}
