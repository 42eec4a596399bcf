package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyLimitsTest {

    private static final String EURO = "\u20AC";
    private static final String SMILE = "\uD83D\uDE00";

    @Test
    void bytesOfUtf8Count() {
        assertThat(KeyLimits.allow("x".repeat(2048), KeyLimits.PARTITION)).isTrue();
        assertThat(KeyLimits.allow("x".repeat(2049), KeyLimits.PARTITION)).isFalse();
        assertThat(KeyLimits.allow(EURO.repeat(341) + "x", KeyLimits.SORT)).isTrue();
        assertThat(KeyLimits.allow(EURO.repeat(341) + "xy", KeyLimits.SORT)).isFalse();
        assertThat(KeyLimits.allow(EURO.repeat(342), KeyLimits.SORT)).isFalse();
        assertThat(KeyLimits.allow(SMILE.repeat(256), KeyLimits.SORT)).isTrue();
        assertThat(KeyLimits.allow(SMILE.repeat(256) + "x", KeyLimits.SORT)).isFalse();
    }

    @Test
    void refusalsNamePlaceLengthAndLimit() {
        assertThat(KeyLimits.refusal("Order.GSI1PK", "x".repeat(2049), KeyLimits.PARTITION))
                .isEqualTo("Order.GSI1PK: \"" + "x".repeat(64)
                        + "\u2026\" has 2049 bytes, a partition key has at most 2048");
        assertThat(KeyLimits.refusal("Order.SK", EURO.repeat(342), KeyLimits.SORT))
                .endsWith("has 1026 bytes, a sort key has at most 1024");
    }
}
