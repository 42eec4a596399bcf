package dev.partita.processor.template;

import dev.partita.processor.schema.KeyTemplate;
import java.util.List;
import java.util.Optional;

/** What becomes of a template when its placeholders are tied to components. */
public sealed interface TypedResult {

    /** It is typed. */
    record Typed(KeyTemplate template) implements TypedResult {}

    /** It can't be; all that is wrong, from left to right. */
    record Untypable(List<Problem> problems) implements TypedResult {
        /** Copies the list. */
        public Untypable {
            problems = List.copyOf(problems);
        }
    }

    /**
     * Something wrong with a placeholder.
     *
     * @param placeholder the placeholder
     * @param unresolved whether it stands for no component; else its format is at fault
     * @param text what is wrong in words, without the place
     * @param instead a placeholder that would do, where one is known
     * @param type the type that its component needs for that, where it is another one
     */
    record Problem(
            Segment.Placeholder placeholder,
            boolean unresolved,
            String text,
            Optional<Segment.Placeholder> instead,
            Optional<String> type) {}
}
