package dev.partita.processor.oracle;

import dev.partita.runtime.key.KeyOrder;
import java.math.BigDecimal;

/** The value of a key attribute, in the service's order. */
sealed interface KeyValue extends Comparable<KeyValue> {

    /** A text, ordered by its UTF-8 bytes. */
    record Text(String text) implements KeyValue {
        @Override
        public int compareTo(KeyValue other) {
            return KeyOrder.compare(text, ((Text) other).text);
        }
    }

    /** A number; the scale says nothing. */
    record Number(BigDecimal number) implements KeyValue {
        public Number {
            number = number.stripTrailingZeros();
        }

        @Override
        public int compareTo(KeyValue other) {
            return number.compareTo(((Number) other).number);
        }
    }
}
