package dev.partita.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.stream.Collectors;

/** The codes whose cases and pages are still to be written. It only ever gets shorter. */
final class Pending {

    private Pending() {}

    static Set<String> codes() {
        try {
            return Files.readAllLines(DesignFolder.CASES.resolve("pending.txt")).stream()
                    .filter(line -> line.matches("[A-Z]{3}\\d{3}"))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
