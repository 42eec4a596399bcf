package dev.partita.processor.template;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A key template as it is written: two literals never stand side by side, and there is at least one segment. */
public record Template(String source, List<Segment> segments) {

    /** Copies the list. */
    public Template {
        segments = List.copyOf(segments);
    }

    /** The placeholders from left to right. */
    public Stream<Segment.Placeholder> placeholders() {
        return segments.stream().filter(Segment.Placeholder.class::isInstance).map(Segment.Placeholder.class::cast);
    }

    /** The template's text with one of its placeholders replaced. */
    public String with(Segment.Placeholder old, Segment.Placeholder other) {
        return new Template(
                        source,
                        segments.stream().map(s -> s.equals(old) ? other : s).toList())
                .print();
    }

    /** The text it was parsed from, put together again from its segments. */
    public String print() {
        return segments.stream().map(Segment::print).collect(Collectors.joining());
    }
}
