package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Part;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a template doesn't read back.
 *
 * @param reason in words, with what helps
 * @param slots the placeholders at fault
 * @param twice two assignments that write one key, where there are any
 */
public record Unreadable(String reason, List<Part.Slot> slots, Optional<Twice> twice) {

    /** Copies the list. */
    public Unreadable {
        slots = List.copyOf(slots);
    }

    /** Values by path, two times, and the text that both write. */
    public record Twice(Map<String, String> one, Map<String, String> other, String text) {
        /** Copies, in the order of the template. */
        public Twice {
            one = Collections.unmodifiableMap(new LinkedHashMap<>(one));
            other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
        }
    }
}
