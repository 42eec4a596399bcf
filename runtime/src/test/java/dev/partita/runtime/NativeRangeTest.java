package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeySide;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ranges of Number and Binary keys. */
class NativeRangeTest {

    private static final List<String> NUMBERS = List.of("-1E+100", "-2", "0", "4.9", "5", "5.1", "10", "9.9E+125");

    @Test
    void numbersCompareAsNumbers() {
        for (String asked : NUMBERS) {
            BigDecimal number = new BigDecimal(asked);
            numbers(n -> n.compareTo(number) >= 0, NumberRange.of().from(any(KeySide.FROM, number)));
            numbers(n -> n.compareTo(number) > 0, NumberRange.of().above(any(KeySide.AFTER, number)));
            numbers(n -> n.compareTo(number) > 0, NumberRange.of().from(any(KeySide.FIRST_AFTER, number)));
            numbers(n -> n.compareTo(number) <= 0, NumberRange.of().to(any(KeySide.TO, number)));
            numbers(n -> n.compareTo(number) < 0, NumberRange.of().below(any(KeySide.BEFORE, number)));
            numbers(n -> n.compareTo(number) < 0, NumberRange.of().to(any(KeySide.LAST_BEFORE, number)));
        }
    }

    @Test
    void M19_aRangeOfNumbersHasBothEnds() {
        SortRange range = NumberRange.of()
                .from(KeyBound.nativeNumber(KeySide.FROM, 5, Long.MIN_VALUE, Long.MAX_VALUE))
                .to(KeyBound.nativeNumber(KeySide.TO, 9, Long.MIN_VALUE, Long.MAX_VALUE))
                .range();
        assertThat(range.describe("SK")).isEqualTo("SK BETWEEN 5 AND 9");
        assertThat(range.expression()).isEqualTo("#p = :p AND #s BETWEEN :s AND :t");
    }

    @Test
    void reversedNumbersFindNothing() {
        assertThat(NumberRange.of()
                        .from(any(KeySide.FROM, BigDecimal.TEN))
                        .to(any(KeySide.TO, new BigDecimal("9")))
                        .range()
                        .isNothing())
                .isTrue();
    }

    @Test
    void bytesCompareUnsigned() {
        byte[] most = new byte[1024];
        Arrays.fill(most, (byte) 0xFF);
        List<byte[]> keys =
                List.of(bytes(0), bytes(0, 0), bytes(1), bytes(0x7F), bytes(0x80), bytes(0x80, 0), bytes(0xFF), most);
        List<byte[]> asked = new ArrayList<>(keys);
        asked.add(bytes());
        asked.add(Arrays.copyOf(bytes(0x80), 1025));
        asked.add(Arrays.copyOf(most, 2000));
        for (byte[] one : asked) {
            binary(
                    keys,
                    k -> Arrays.compareUnsigned(k, one) >= 0,
                    BinaryRange.of().from(one));
            binary(
                    keys,
                    k -> Arrays.compareUnsigned(k, one) > 0,
                    BinaryRange.of().above(one));
            binary(
                    keys,
                    k -> Arrays.compareUnsigned(k, one) <= 0,
                    BinaryRange.of().to(one));
            binary(
                    keys,
                    k -> Arrays.compareUnsigned(k, one) < 0,
                    BinaryRange.of().below(one));
        }
    }

    private static void numbers(Predicate<BigDecimal> wanted, NumberRange range) {
        for (String number : NUMBERS) {
            assertThat(Selected.matches(AttributeValue.createN(number), range.range()))
                    .as("%s in %s", number, range.range().describe("SK"))
                    .isEqualTo(wanted.test(new BigDecimal(number)));
        }
    }

    private static void binary(List<byte[]> keys, Predicate<byte[]> wanted, BinaryRange range) {
        for (byte[] key : keys) {
            assertThat(Selected.matches(AttributeValue.createB(SdkBytes.fromByteArray(key)), range.range()))
                    .as("%s in %s", Arrays.toString(key), range.range().describe("SK"))
                    .isEqualTo(wanted.test(key));
        }
    }

    private static KeyBound any(KeySide side, BigDecimal number) {
        return KeyBound.nativeNumber(side, number);
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int at = 0; at < values.length; at++) {
            bytes[at] = (byte) values[at];
        }
        return bytes;
    }
}
