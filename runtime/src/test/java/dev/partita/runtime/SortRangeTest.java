package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortRangeTest {

    private static final List<String> KEYS = List.of("A#", "A#b", "A#b#c", "A#bc", "A#c", "B#b");

    @Test
    void beginsWith() {
        assertThat(Selected.from(KEYS, SortRange.beginsWith("Order.id", "A#b")))
                .containsExactly("A#b", "A#b#c", "A#bc");
        assertThat(Selected.from(KEYS, SortRange.beginsWith("Order.id", ""))).isEqualTo(KEYS);
    }

    @Test
    void equalTo() {
        assertThat(Selected.from(KEYS, SortRange.equalTo(AttributeValue.createS("A#b"))))
                .containsExactly("A#b");
    }

    @Test
    void aBeginningThatNoValueHasFindsNothing() {
        assertThat(SortRange.startsWith("A#", "b#", '#').isNothing()).isTrue();
        assertThat(SortRange.startsWith("A#", "b\uD800", '#').isNothing()).isTrue();
        assertThat(SortRange.startsWith("A#", "b".repeat(1023), '#').isNothing())
                .isTrue();
        assertThat(Selected.from(KEYS, SortRange.startsWith("A#", "b#"))).containsExactly("A#b#c");
    }

    @Test
    void anEmptyBeginningIsNoRestriction() {
        assertThat(SortRange.startsWith("A#", "", '#').describe("SK")).isEqualTo("begins_with(SK, A#)");
        assertThat(SortRange.startsWith("", "", '#').isEverything()).isTrue();
    }

    @Test
    void between() {
        assertThat(Selected.from(KEYS, SortRange.between("A#b", "A#bc"))).containsExactly("A#b", "A#b#c", "A#bc");
        assertThat(Selected.from(KEYS, SortRange.between("A#c", ""))).containsExactly("A#c", "B#b");
        assertThat(Selected.from(KEYS, SortRange.between("", "A#b"))).containsExactly("A#", "A#b");
        assertThat(SortRange.between("", "").isEverything()).isTrue();
    }

    @Test
    void endsAreComparedAsBytes() {
        assertThat(SortRange.between("\uFFFD", "\uD83D\uDE00").isNothing()).isFalse();
        assertThat(SortRange.between("\uD83D\uDE00", "\uFFFD").isNothing()).isTrue();
    }

    @Test
    void anEqualityArgumentThatDoesntFitIsRefused() {
        assertThatThrownBy(() -> SortRange.beginsWith("Order.id", "A#" + "b".repeat(1023)))
                .isInstanceOf(KeyLimitException.class)
                .hasMessageStartingWith("Order.id: ");
    }
}
