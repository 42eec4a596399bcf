package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.runtime.KeyLimitException;
import org.junit.jupiter.api.Test;

class KeyLimitsTest {

    @Test
    void keysUpToTheLimitPass() {
        String key = "x".repeat(2048);
        assertThat(KeyLimits.checkPartition(key, "Order.PK")).isSameAs(key);
        assertThat(KeyLimits.checkSort("\u20AC".repeat(341) + "x", "Order.SK")).hasSize(342);
        assertThat(KeyLimits.checkSort("\uD83D\uDE00".repeat(256), "Order.SK")).hasSize(512);
    }

    @Test
    void longerKeysAreRefused() {
        assertThatExceptionOfType(KeyLimitException.class)
                .isThrownBy(() -> KeyLimits.checkPartition("x".repeat(2049), "Order.GSI1PK"))
                .withMessage(
                        "Order.GSI1PK: \"" + "x".repeat(64) + "…\" has 2049 bytes, a partition key has at most 2048");
        assertThatExceptionOfType(KeyLimitException.class)
                .isThrownBy(() -> KeyLimits.checkSort("\u20AC".repeat(342), "Order.SK"))
                .withMessageEndingWith("has 1026 bytes, a sort key has at most 1024");
    }
}
