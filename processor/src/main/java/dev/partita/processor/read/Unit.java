package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Findings;
import java.util.Optional;

/**
 * Something that was read.
 *
 * @param read what it is, if nothing in its own source is wrong with it
 * @param findings what is wrong with it
 */
public record Unit<T>(Optional<T> read, Findings findings) {

    /** The thing, unless something stops its build. */
    public Optional<T> sound() {
        return findings.isClean() ? read : Optional.empty();
    }
}
