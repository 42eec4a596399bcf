package dev.partita.processor.read;

import dev.partita.processor.schema.Component;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The components of a record.
 *
 * @param sound those that nothing is wrong with, in order
 * @param unsound the names of the others
 */
record Components(List<Component> sound, Set<String> unsound) {

    /** All components, if nothing is wrong with any. */
    Optional<List<Component>> whole() {
        return unsound.isEmpty() ? Optional.of(sound) : Optional.empty();
    }
}
