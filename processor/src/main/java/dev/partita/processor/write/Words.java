package dev.partita.processor.write;

import java.util.List;
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

    /** {@code address.country} as {@code addressCountry}. */
    static String joined(List<String> path) {
        StringBuilder name = new StringBuilder(path.get(0));
        path.stream().skip(1).map(Words::capitalised).forEach(name::append);
        return name.toString();
    }
}
