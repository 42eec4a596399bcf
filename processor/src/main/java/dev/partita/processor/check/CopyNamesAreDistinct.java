package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY027;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Each key of a record has a name of its own, which {@code via} can use. */
final class CopyNamesAreDistinct implements ItemRule {

    private static final String PRIMARY = "primary";

    @Override
    public void check(Item item, Findings findings) {
        Set<String> taken = new HashSet<>(Set.of(PRIMARY));
        item.indexKeys().forEach(k -> taken.add(k.index()));
        for (CopyKey copy : item.copies()) {
            if (copy.name().isBlank() || !taken.add(copy.name())) {
                findings.add(
                        KEY027,
                        copy.origin(),
                        item.type().display() + ", @CopyKey: " + problem(copy.name()),
                        Fix.of("give it a name that says what it is for, as in name = "
                                + Edit.literal(proposed(copy))));
            }
        }
    }

    private static String problem(String name) {
        if (name.isBlank()) {
            return "a copy needs a name.";
        }
        return "\"" + name + "\" is "
                + (name.equals(PRIMARY) ? "the name of the primary key" : "the name of another key of the record")
                + " already.";
    }

    /** After what it is found by. */
    private static String proposed(CopyKey copy) {
        return copy.key()
                .partition()
                .slots()
                .findFirst()
                .map(s -> s.path().get(s.path().size() - 1))
                .map(n -> "by" + n.substring(0, 1).toUpperCase(Locale.ROOT) + n.substring(1))
                .orElse("copy");
    }
}
