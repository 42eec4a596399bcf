package dev.partita.runtime.key;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Reads what {@link UUID#toString} writes and, unlike {@link UUID#fromString}, nothing else. */
final class CanonicalUuid {

    static final int LENGTH = 36;

    private CanonicalUuid() {}

    static @Nullable UUID at(String key, int from) {
        if (from + LENGTH > key.length()) {
            return null;
        }
        long high = 0;
        long low = 0;
        for (int place = 0; place < LENGTH; place++) {
            char unit = key.charAt(from + place);
            if (isDash(place)) {
                if (unit != '-') {
                    return null;
                }
                continue;
            }
            int digit = digit(unit);
            if (digit < 0) {
                return null;
            }
            if (place < 18) {
                high = (high << 4) | digit;
            } else {
                low = (low << 4) | digit;
            }
        }
        return new UUID(high, low);
    }

    private static boolean isDash(int place) {
        return place == 8 || place == 13 || place == 18 || place == 23;
    }

    private static int digit(char unit) {
        if (unit >= '0' && unit <= '9') {
            return unit - '0';
        }
        return unit >= 'a' && unit <= 'f' ? unit - 'a' + 10 : -1;
    }
}
