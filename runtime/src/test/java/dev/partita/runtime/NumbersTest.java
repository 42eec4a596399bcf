package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"1234567895171680000000000000000000000000", "1E+100", "9.9E+125", "1E-130", "-9.99E+125", "0"})
    void M45_largeNumbersAreCountedWithoutTheirZeros(String number) {
        BigDecimal value = new BigDecimal(number);

        BigDecimal stored = new BigDecimal(Numbers.text("Price.amount", value));

        assertThat(stored).isEqualByComparingTo(value);
        assertThat(Numbers.normal(stored)).isEqualTo(Numbers.normal(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1E+126", "1E-131", "-1E+126", "1E+2147483647", "1E-2147483647"})
    void M45_whatNoNumberHoldsIsRefused(String number) {
        assertThatThrownBy(() -> Numbers.text("Price.amount", new BigDecimal(number)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Price.amount")
                .hasMessageContaining("1E-130 to 9.99E+125");
    }

    @Test
    void M46_aNumberMadeOfADoubleIsNotRounded() {
        double binary = 13.2;
        assertThatThrownBy(() -> Numbers.text("Price.amount", new BigDecimal(binary)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Price.amount")
                .hasMessageContaining("50 digits")
                .hasMessageContaining("38");
    }

    @Test
    void M47_equalNumbersHaveOneText() {
        assertThat(Numbers.text("Outer.v", new BigDecimal("10.00"))).isEqualTo("10");
        assertThat(Numbers.text("Outer.v", new BigDecimal("1E1"))).isEqualTo("10");
        assertThat(Numbers.text("Outer.v", new BigDecimal("0.00"))).isEqualTo("0");
        assertThat(Numbers.normal(new BigDecimal("0E+3"))).isEqualTo(BigDecimal.ZERO);
    }

    @Test
    void wholeNumbersOfMoreThan38DigitsAreRefused() {
        BigInteger fits = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);

        assertThat(Numbers.text("Big.n", fits)).isEqualTo("9".repeat(38));
        assertThat(new BigDecimal(Numbers.text("Big.n", BigInteger.TEN.pow(125))))
                .isEqualByComparingTo("1E125");
        assertThatThrownBy(() -> Numbers.text("Big.n", fits.add(BigInteger.TWO)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Big.n");
    }

    @Test
    void floatingPointNumbersHaveToBeNumbers() {
        assertThat(Numbers.text("F.d", 0.1)).isEqualTo("0.1");
        assertThat(Numbers.text("F.f", 0.1f)).isEqualTo("0.1");
        assertThat(Numbers.text("F.d", -0.0)).isEqualTo("0");
        for (double none : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE}) {
            assertThatThrownBy(() -> Numbers.text("F.d", none))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("F.d");
        }
        assertThatThrownBy(() -> Numbers.text("F.f", Float.NaN)).isInstanceOf(IllegalArgumentException.class);
    }
}
