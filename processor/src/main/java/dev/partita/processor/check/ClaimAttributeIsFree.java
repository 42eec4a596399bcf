package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT010;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;
import java.util.Optional;

/** Claims keep whose they are in an attribute that is no key attribute, so that no index takes it for one. */
final class ClaimAttributeIsFree implements Rule {

    @Override
    public void check(Table table, Findings findings) {
        if (table.items().stream().allMatch(i -> i.claims().isEmpty())) {
            return;
        }
        String place = table.type().display();
        member(table.partitionKey(), table.sortKey())
                .ifPresent(m -> report(place, "@Table", "@Table(…, " + value(m, "") + ")", table.origin(), findings));
        for (Index index : table.indexes()) {
            String annotation = index.local() ? "@LocalIndex" : "@GlobalIndex";
            member(index.partitionKey(), index.sortKey())
                    .ifPresent(m -> report(
                            place,
                            "index " + index.name(),
                            annotation + "(…, name = \"" + index.name() + "\", " + value(m, index.name()) + ")",
                            index.origin(),
                            findings));
        }
    }

    /** The annotation's member that names the attribute. */
    private static Optional<String> member(String partition, Optional<String> sort) {
        return partition.equals(Claim.OWNER)
                ? Optional.of("partitionKey")
                : sort.filter(Claim.OWNER::equals).map(s -> "sortKey");
    }

    private static String value(String member, String name) {
        return member + " = \"" + name + (member.equals("sortKey") ? "SK" : "PK") + "\"";
    }

    private static void report(String table, String what, String annotation, Origin origin, Findings findings) {
        findings.add(
                ATT010,
                origin,
                table + ", " + what + ": the key attribute \"" + Claim.OWNER
                        + "\" is the one in which claims, written for @Unique, keep whose they are.",
                Fix.of("give the key attribute another name", Edit.on(table, annotation)));
    }
}
