package dev.partita.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberLineTest {

    private static final BigDecimal GREATEST = new BigDecimal("9".repeat(38) + "E88");

    private static void assertNeighbours(String lower, String upper) {
        BigDecimal low = new BigDecimal(lower);
        BigDecimal high = new BigDecimal(upper);
        assertThat(KeyOrder.above(low)).isEqualByComparingTo(high);
        assertThat(KeyOrder.below(high)).isEqualByComparingTo(low);
        assertThat(KeyOrder.below(low.negate())).isEqualByComparingTo(high.negate());
        assertThat(KeyOrder.above(high.negate())).isEqualByComparingTo(low.negate());
    }

    @Test
    void neighbours() {
        assertNeighbours("0", "1E-130");
        assertNeighbours("1E-130", "1." + "0".repeat(36) + "1E-130");
        assertNeighbours("0." + "9".repeat(38), "1");
        assertNeighbours("1", "1." + "0".repeat(36) + "1");
        assertNeighbours("9".repeat(38), "1E+38");
        assertNeighbours("9".repeat(37) + "8E88", "9".repeat(38) + "E88");
    }

    @Test
    void thereIsAnEnd() {
        assertThatIllegalArgumentException().isThrownBy(() -> KeyOrder.above(GREATEST));
        assertThatIllegalArgumentException().isThrownBy(() -> KeyOrder.below(new BigDecimal("-1E+126")));
        assertThat(KeyOrder.below(new BigDecimal("1E+1000000000"))).isEqualByComparingTo(GREATEST);
        assertThat(KeyOrder.above(new BigDecimal("-1E+126"))).isEqualByComparingTo(GREATEST.negate());
        assertThat(KeyOrder.above(new BigDecimal("1E-1000000000"))).isEqualByComparingTo("1E-130");
        assertThat(KeyOrder.below(new BigDecimal("1E-1000000000"))).isZero();
    }

    private static BigDecimal number(Random random) {
        BigInteger limit = BigInteger.TEN.pow(1 + random.nextInt(45));
        BigInteger digits = switch (random.nextInt(3)) {
            case 0 -> limit;
            case 1 -> limit.subtract(BigInteger.ONE);
            default -> new BigInteger(limit.bitLength(), random).mod(limit);
        };
        int scale = random.nextInt(4) == 0 ? 130 + random.nextInt(40) : random.nextInt(100) - 80;
        return new BigDecimal(random.nextBoolean() ? digits : digits.negate(), scale);
    }

    /** Numbers that aren't stored count too: their neighbours are what lies around them. */
    @Test
    void noStorableNumberLiesBetween() {
        Seeded.check(50_000, random -> {
            BigDecimal number = number(random);
            BigDecimal above = KeyOrder.above(number);
            BigDecimal below = KeyOrder.below(number);
            assertThat(above).isGreaterThan(number);
            assertThat(below).isLessThan(number);
            KeyText.nativeNumber("", above);
            KeyText.nativeNumber("", below);
            assertThat(KeyOrder.below(above)).isLessThanOrEqualTo(number);
            assertThat(KeyOrder.above(below)).isGreaterThanOrEqualTo(number);
            // Half way to a neighbour of a storable number, nothing is storable.
            BigDecimal floor = NumberLine.floor(number);
            assertThat(floor).isLessThanOrEqualTo(number);
            BigDecimal middle = floor.add(KeyOrder.above(floor)).divide(BigDecimal.valueOf(2));
            assertThat(NumberLine.floor(middle)).isEqualByComparingTo(floor);
            assertThat(isStorable(middle)).as("%s", middle).isFalse();
        });
    }

    private static boolean isStorable(BigDecimal number) {
        try {
            KeyText.nativeNumber("", number);
            return true;
        } catch (KeyValueException refusal) {
            return false;
        }
    }
}
