package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN008;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.WriteMethod;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** An interface of several tables has transactions on them; what is read or written alone belongs to one table. */
final class SeveralTables {

    private SeveralTables() {}

    /** The records of all of them, or nothing if one of them is in two. */
    static Optional<TableScope> merged(List<TableScope> scopes, Site site) {
        Map<JavaType, Optional<Item>> items = new LinkedHashMap<>();
        for (TableScope scope : scopes) {
            for (JavaType record : scope.items().keySet()) {
                if (items.containsKey(record)) {
                    site.report(
                            GEN008,
                            record.display()
                                    + " is in two of these tables, so a write of it doesn't say which of them it"
                                    + " is for.",
                            Fix.of("give one of the tables a record of its own"));
                    return Optional.empty();
                }
            }
            items.putAll(scope.items());
        }
        String names = scopes.stream().map(TableScope::name).collect(Collectors.joining(" and "));
        return Optional.of(new TableScope(names, items));
    }

    /** Whether the interface has nothing but transactions. */
    static boolean hasTransactionsOnly(Repository repository, Findings findings, String name) {
        for (ReadMethod read : repository.reads()) {
            findings.add(
                    GEN008,
                    read.origin(),
                    name + "." + read.name() + ": an access pattern is of one table, and " + name + " is of several.",
                    Fix.of("write it in the interface of its table"));
        }
        List<WriteMethod> single = repository.writes().stream()
                .filter(w -> w.form() != WriteMethod.Form.TRANSACTION)
                .toList();
        for (WriteMethod write : single) {
            findings.add(
                    GEN008,
                    write.origin(),
                    name + "." + write.name() + ": an interface of several tables has @Transaction methods, and this"
                            + " writes to one of them.",
                    Fix.of("write it in the interface of its table"));
        }
        return repository.reads().isEmpty() && single.isEmpty();
    }
}
