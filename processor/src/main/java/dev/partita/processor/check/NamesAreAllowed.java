package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.IDX021;
import static dev.partita.processor.diagnostic.DesignError.IDX022;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Table;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Tables and indexes have names that the service allows, and indexes have different ones. */
final class NamesAreAllowed implements Rule {

    private static final int SHORTEST = 3;
    private static final int LONGEST = 255;
    private static final Pattern ALLOWED = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

    @Override
    public void check(Table table, Findings findings) {
        String place = table.type().display();
        check(
                place + ", @Table: the table's name",
                table.name(),
                table.origin(),
                findings,
                Fix.of("choose such a name", Edit.on(place, "@Table(…, name = \"" + allowed(table.name()) + "\")")));
        Set<String> seen = new HashSet<>();
        for (Index index : table.indexes()) {
            check(
                    place + ": the name of an index",
                    index.name(),
                    index.origin(),
                    findings,
                    Fix.of("choose such a name, as name = \"" + allowed(index.name()) + "\", here and in @IndexKey"));
            if (!seen.add(index.name())) {
                findings.add(
                        IDX022,
                        index.origin(),
                        place + ": two indexes are named " + index.name() + ".",
                        Fix.of("give one of them another name"));
            }
        }
    }

    /** A name that resembles it and is allowed. */
    private static String allowed(String name) {
        String letters = name.replaceAll("[^a-zA-Z0-9_.-]", "-");
        String longer = letters.length() < SHORTEST ? letters + "-table" : letters;
        return longer.substring(0, Math.min(LONGEST, longer.length()));
    }

    private static void check(String what, String name, Origin origin, Findings findings, Fix fix) {
        if (!ALLOWED.matcher(name).matches()) {
            findings.add(
                    IDX021,
                    origin,
                    what + ", \"" + name + "\", is not one that DynamoDB allows: 3 to 255 characters,"
                            + " each a letter of a to z or A to Z, a digit, or one of _ - .",
                    fix);
        }
    }
}
