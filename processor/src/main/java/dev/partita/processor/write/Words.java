package dev.partita.processor.write;

import java.util.Locale;

/** Names made of other names. */
final class Words {

    private Words() {}

    static String capitalised(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    static String decapitalised(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
