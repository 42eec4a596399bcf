package dev.partita.processor.oracle;

import dev.partita.runtime.key.KeyOrder;
import java.math.BigDecimal;

/** The value of a key attribute, in the service's order; of two types, which only wrong designs mix, in some order. */
sealed interface KeyValue extends Comparable<KeyValue> {

    /** A text, ordered by its UTF-8 bytes. */
    record Text(String text) implements KeyValue {
        @Override
        public int compareTo(KeyValue other) {
            return other instanceof Text that ? KeyOrder.compare(text, that.text) : 1;
        }
    }

    /** A number; the scale says nothing. */
    record Number(BigDecimal number) implements KeyValue {
        public Number {
            number = number.stripTrailingZeros();
        }

        @Override
        public int compareTo(KeyValue other) {
            return other instanceof Number that ? number.compareTo(that.number) : -1;
        }
    }
}
