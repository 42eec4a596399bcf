package dev.partita.processor.plan;

import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/**
 * Whether a query finds nothing but keys that the wanted record writes. That takes a sort key that is, behind what is
 * fixed, any text, number or binary value at all; elsewhere another program's keys may lie between the record's.
 */
final class Countable {

    private Countable() {}

    static boolean is(Trial trial, SortCondition condition) {
        // An index says nothing about the primary keys by which items are recognised, and a type or an expiry has to be
        // looked at.
        if (trial.candidate().index().isPresent()
                || trial.table().typeAttribute().isPresent()
                || trial.keys().stream().anyMatch(k -> k.key().item().expiry().isPresent())) {
            return false;
        }
        Optional<KeyTemplate> sort = trial.first().key().key().sort();
        if (trial.keys().size() > 1 || sort.isEmpty() || trial.first().sort().whole()) {
            return trial.keys().size() == 1;
        }
        int end = trial.first().sort().end();
        List<Part> behind = sort.get().parts().subList(end, sort.get().parts().size());
        return behind.size() == 1
                && behind.get(0) instanceof Part.Slot slot
                && isAnything(slot.format())
                && (end == 0 || leavesOutThePrefix(condition));
    }

    private static boolean isAnything(Format format) {
        return (format instanceof Format.Text text && text.rest() && text.fold() == Format.Fold.NONE)
                || format instanceof Format.NativeDecimal
                || format instanceof Format.NativeBinary;
    }

    /** The prefix alone is no key, as a text is never empty. */
    private static boolean leavesOutThePrefix(SortCondition condition) {
        return condition instanceof SortCondition.Range range
                && range.lower().argument().isPresent();
    }
}
