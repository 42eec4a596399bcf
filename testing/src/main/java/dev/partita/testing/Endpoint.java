package dev.partita.testing;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Where an engine listens.
 *
 * @param uri its address
 * @param loopback whether that is certainly this machine
 */
record Endpoint(URI uri, boolean loopback) {

    private static final Pattern LOOPBACK =
            Pattern.compile("localhost|.+\\.localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1]|\\[0:0:0:0:0:0:0:1]");

    static Endpoint onPort(int port) {
        return new Endpoint(URI.create("http://127.0.0.1:" + port), true);
    }

    /** Reads the value of a variable. No name is looked up: one that isn't {@code localhost} counts as remote. */
    static Endpoint parse(String variable, String text) {
        URI uri;
        try {
            uri = URI.create(text.strip());
        } catch (IllegalArgumentException e) {
            throw new EngineException(notAnAddress(variable, text), e);
        }
        if (uri.getHost() == null || !("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))) {
            throw new EngineException(notAnAddress(variable, text));
        }
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        return new Endpoint(uri, LOOPBACK.matcher(host).matches());
    }

    private static String notAnAddress(String variable, String text) {
        return variable + " is no address of an engine: " + text + ". Write it like http://127.0.0.1:8000";
    }
}
