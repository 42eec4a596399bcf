package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.SortCondition.Range;
import java.util.LinkedHashMap;
import java.util.Map;

/** Arguments of a range's ends under which a key lies in it. */
final class RangeArguments {

    private RangeArguments() {}

    /**
     * The texts of the arguments, by parameter name.
     *
     * @param prefix what stands before the value
     * @param key the sort key that lies in the range
     */
    static Map<String, String> of(Range range, String prefix, String key, char delimiter) {
        ValueLimits limits = new ValueLimits(range.format(), delimiter);
        Map<String, String> texts = new LinkedHashMap<>();
        range.lower()
                .argument()
                .ifPresent(a -> texts.put(a.name(), limits.greatest().isPresent() ? limits.least() : ""));
        String value = key.startsWith(prefix) ? key.substring(prefix.length()) : "";
        range.upper()
                .argument()
                .ifPresent(a -> texts.put(a.name(), limits.greatest().orElse(value + "~")));
        return texts;
    }
}
