package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY027;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import java.util.HashSet;
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
                findings.add(KEY027, copy.origin(), item.type().display() + ", @CopyKey: " + problem(copy.name()));
            }
        }
    }

    private static String problem(String name) {
        if (name.isBlank()) {
            return "a copy needs a name.\n  Fix: say what it is for, as in name = \"byOrder\"";
        }
        return "\"" + name + "\" is "
                + (name.equals(PRIMARY) ? "the name of the primary key" : "the name of another key of the record")
                + " already.\n  Fix: choose another name";
    }
}
