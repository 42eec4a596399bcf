package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX027;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Key attributes have names that the service allows, and a key's two attributes have different ones. */
final class KeyAttributesAreNamed implements Rule {

    private static final int LONGEST = 255;

    @Override
    public void check(Table table, Findings findings) {
        String place = table.type().display();
        check(place + ", @Table", table.partitionKey(), table.sortKey(), table.origin(), findings);
        for (Index index : table.indexes()) {
            check(place + ", index " + index.name(), index.partitionKey(), index.sortKey(), index.origin(), findings);
        }
    }

    private static void check(String place, String partition, Optional<String> sort, Origin origin, Findings findings) {
        check(place, partition, origin, findings);
        sort.ifPresent(s -> check(place, s, origin, findings));
        if (sort.filter(partition::equals).isPresent()) {
            findings.add(
                    IDX027,
                    origin,
                    place + ": partition key and sort key are both stored in \"" + partition
                            + "\".\n  Fix: give one of them another name");
        }
    }

    private static void check(String place, String name, Origin origin, Findings findings) {
        int length = name.getBytes(StandardCharsets.UTF_8).length;
        if (length == 0 || length > LONGEST) {
            findings.add(
                    IDX027,
                    origin,
                    place + ": the name of a key attribute has 1 to " + LONGEST + " bytes, and \"" + name + "\" has "
                            + length + ".");
        }
    }
}
