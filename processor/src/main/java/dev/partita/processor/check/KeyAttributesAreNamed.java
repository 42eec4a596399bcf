package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX027;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
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
        check(place + ", @Table", table.partitionKey(), table.sortKey(), table.origin(), ofTable(table), findings);
        for (Index index : table.indexes()) {
            check(
                    place + ", index " + index.name(),
                    index.partitionKey(),
                    index.sortKey(),
                    index.origin(),
                    ofIndex(table, index),
                    findings);
        }
    }

    private static Fix ofTable(Table table) {
        String other = table.partitionKey().equals("SK") ? "partitionKey = \"PK\"" : "sortKey = \"SK\"";
        return Fix.of("give it a name of its own", Edit.on(table.type().display(), "@Table(…, " + other + ")"));
    }

    private static Fix ofIndex(Table table, Index index) {
        return Fix.of(
                "give it a name of its own",
                Edit.on(
                        table.type().display(),
                        (index.local() ? "@LocalIndex" : "@GlobalIndex") + "(…, name = \"" + index.name()
                                + "\", sortKey = \"" + index.name() + "SK\")"));
    }

    private static void check(
            String place, String partition, Optional<String> sort, Origin origin, Fix fix, Findings findings) {
        check(place, partition, origin, findings);
        sort.ifPresent(s -> check(place, s, origin, findings));
        if (sort.filter(partition::equals).isPresent()) {
            findings.add(
                    IDX027,
                    origin,
                    place + ": partition key and sort key are both stored in \"" + partition + "\".",
                    fix);
        }
    }

    private static void check(String place, String name, Origin origin, Findings findings) {
        int length = name.getBytes(StandardCharsets.UTF_8).length;
        if (length == 0 || length > LONGEST) {
            findings.add(
                    IDX027,
                    origin,
                    place + ": the name of a key attribute has 1 to " + LONGEST + " bytes, and \"" + name + "\" has "
                            + length + ".",
                    Fix.of("give it another name"));
        }
    }
}
