package dev.partita.processor;

import java.util.Map;

/**
 * What users say on the compiler's command line.
 *
 * @param strict whether warnings are errors
 * @param debug whether a fault of ours is shown with its stack trace
 */
record Options(boolean strict, boolean debug) {

    static final String STRICT = "partita.strict";
    static final String DEBUG = "partita.debug";

    /** From {@code -Apartita.strict=true} and the like. */
    static Options of(Map<String, String> given) {
        return new Options(isTrue(given, STRICT), isTrue(given, DEBUG));
    }

    private static boolean isTrue(Map<String, String> given, String name) {
        return given.containsKey(name) && !"false".equals(given.get(name));
    }
}
